"""blender -b -noaudio --python build.py -- <scene-id> [--out x.png] [--scale 1.0] [--spp N] [--dry]"""
import sys, os, json, argparse, time
HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
import warnings; warnings.filterwarnings('ignore')
ap = argparse.ArgumentParser(); ap.add_argument('id'); ap.add_argument('--out'); ap.add_argument('--scale', type=float, default=1); ap.add_argument('--spp', type=int); ap.add_argument('--timing'); ap.add_argument('--threads', type=int); ap.add_argument('--blend'); ap.add_argument('--crop'); ap.add_argument('--threshold', type=float); ap.add_argument('--known'); ap.add_argument('--dry', action='store_true')
a = ap.parse_args(sys.argv[sys.argv.index('--') + 1:])
import bpy
from rl import render as R, scenes as SC
from rl import catalogue; cfg = catalogue.load(HERE)
spec = dict(cfg['defaults']); 
s = next(x for x in cfg['scenes'] if x['id'] == a.id); spec.update(s)
t = time.time(); sc = R.reset(); SC.BUILD[spec['scene']](spec)
c = dict(spec['camera'])
if c.pop('frame', False): R.frame(**{k: v for k, v in c.items() if k not in ('target', 'fit')})
else: R.camera(c.pop('preset', None), **c)
w, h = [int(v * a.scale) for v in spec['size']]; spp = a.spp or spec['spp']
R.settings(w, h, spp, transparent=spec.get('transparent', False), look=spec.get('look', 'Medium High Contrast'), exposure=spec.get('exposure', 0), clamp=spec.get('clamp', 6), threshold=a.threshold if a.threshold is not None else spec.get('threshold', 0), bounces=spec.get('bounces'), seed=spec.get('seed', 7))
if a.threads: sc.render.threads_mode = 'FIXED'; sc.render.threads = a.threads
if a.crop:
    x0, x1, y0, y1 = [float(v) for v in a.crop.split(',')]; r = sc.render; r.use_border = True; r.use_crop_to_border = True; r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = x0, x1, y0, y1
if a.blend: bpy.ops.wm.save_as_mainfile(filepath=a.blend)
tb = time.time() - t
from rl import fingerprint as FP
fp = FP.scene_hash(dict(w=w, h=h, spp=spp, post=spec.get('post'), tr=spec.get('transparent', False), dn=spec.get('denoise', True)))
if a.known and fp == a.known:
    print('UNCHANGED', a.id, fp); sys.exit(0)
if a.dry: print('FINGERPRINT', a.id, fp); sys.exit(0)
tm = R.render(a.out or os.path.join(HERE, 'out', a.id + '.png'), spp, transparent=spec.get('transparent', False), post=spec.get('post'), dn=spec.get('denoise', True), seed=spec.get('seed', 7))
import resource; tm['cpu'] = sum(resource.getrusage(resource.RUSAGE_SELF)[:2]); tm['build'] = tb; tm['tris'] = sum(len(o.data.polygons) for o in bpy.data.objects if o.type == 'MESH'); tm['objects'] = len(bpy.data.objects)
tm['fp'] = fp
print('TIMING', json.dumps({k: (round(v, 1) if not isinstance(v, str) else v) for k, v in tm.items()}))
if a.timing: json.dump(tm, open(a.timing, 'w'))
