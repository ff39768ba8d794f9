"""Scene reset, camera presets, dual-seed Cycles render, NFOR denoise, photographic finish, PNG out."""
import bpy, math, os, struct, ctypes, time
import numpy as np
from mathutils import Vector

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    from . import materials
    materials._cache.clear()
    sc = bpy.context.scene
    sc.render.engine = 'CYCLES'
    return sc

# camera presets: azimuth 0 = straight from the front (-Y), positive = from the right; elevation above horizon; focal in mm
CAMS = {
    'hero34':   dict(az=-32, el=22, lens=85),
    'hero34r':  dict(az=32, el=22, lens=85),
    'front':    dict(az=0, el=10, lens=100),
    'high34':   dict(az=-30, el=38, lens=85),
    'top':      dict(az=0, el=88, lens=85),
    'low':      dict(az=-24, el=8, lens=70),
    'life':     dict(az=-24, el=20, lens=60, fstop=2.8),
    'lifehigh': dict(az=-18, el=36, lens=55, fstop=3.5),
    'macro':    dict(az=-35, el=18, lens=110, fstop=4.0),
}

def camera(preset=None, target=(0, 0, .6), dist=None, fit=None, focus=None, roll=0, shift=(0, 0), **over):
    """fit = half-width of the subject in BU that should fill the frame horizontally (computes distance)"""
    p = dict(CAMS.get(preset, {})); p.update({k: v for k, v in over.items() if v is not None})
    c = bpy.data.cameras.new('cam'); c.lens = p.get('lens', 85); c.sensor_width = 36; c.clip_end = 3000; c.clip_start = .05
    c.shift_x, c.shift_y = shift
    if fit and not dist:
        dist = fit / (18 / c.lens)
    az, el = math.radians(p['az'] - 90), math.radians(p['el'])
    t = Vector(target)
    o = bpy.data.objects.new('cam', c); bpy.context.scene.collection.objects.link(o)
    o.location = t + Vector((math.cos(az) * math.cos(el), math.sin(az) * math.cos(el), math.sin(el))) * dist
    q = (t - o.location).to_track_quat('-Z', 'Y'); o.rotation_euler = q.to_euler()
    if roll: o.rotation_euler.rotate_axis('Z', math.radians(roll))
    if p.get('fstop'):
        # BU = 10 cm, Blender assumes metres for the aperture -> scale the f-number so DOF matches real scale
        c.dof.use_dof = True; c.dof.aperture_fstop = p['fstop'] / 10.0; c.dof.aperture_blades = 9; c.dof.aperture_rotation = .3
        c.dof.focus_distance = (Vector(focus) - o.location).dot((t - o.location).normalized()) if focus is not None else dist
    bpy.context.scene.camera = o
    return o

def corners():
    """every vertex that stands in the picture, in the world; the floor that only catches shadow is no part of it"""
    dg = bpy.context.evaluated_depsgraph_get(); P = []
    for i in dg.object_instances:
        o = i.object
        if o.type not in ('MESH', 'CURVE', 'FONT') or o.is_shadow_catcher or o.hide_render: continue
        if o.type == 'MESH': a = np.empty(len(o.data.vertices) * 3, np.float32); o.data.vertices.foreach_get('co', a); a = a.reshape(-1, 3)
        else: a = np.array([tuple(c) for c in o.bound_box], np.float32)
        m = np.array(i.matrix_world); a = a @ m[:3, :3].T + m[:3, 3]
        P.append(a[a[:, 2] > -8])                            # prototypes of instances wait far below the floor
    return np.concatenate(P)

def frame(wide=.84, high=.66, margin=(.08, .16, .12, .03), **p):
    """camera on the subject as frame.py wants it: at most `wide` and `high` of a square picture, centred; then only the subject and its
    shadow are rendered. margin: left, right, below, above, in parts of the picture."""
    P = corners(); t = (P.min(0) + P.max(0)) / 2; lens = p.get('lens') or CAMS.get(p.get('preset'), {}).get('lens', 85); dist = 8 * np.abs(P - t).max()
    for _ in range(8):
        o = camera(target=tuple(t), dist=float(dist), **p); bpy.context.view_layer.update(); m = np.array(o.matrix_world); q = (P - m[:3, 3]) @ m[:3, :3]
        x, y = q[:, 0] / -q[:, 2] * lens / 36, q[:, 1] / -q[:, 2] * lens / 36; w, h = np.ptp(x), np.ptp(y)
        cx, cy = (x.min() + x.max()) / 2, (y.min() + y.max()) / 2
        t = t + (m[:3, 0] * cx + m[:3, 1] * cy) * dist * 36 / lens; dist *= max(w / wide, h / high)
        if _ < 7: c = o.data; bpy.data.objects.remove(o); bpy.data.cameras.remove(c)
    r = bpy.context.scene.render; r.use_border = r.use_crop_to_border = True; l, rt, b, a = margin
    r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = max(0, .5 - w / 2 - l), min(1, .5 + w / 2 + rt), max(0, .5 - h / 2 - b), min(1, .5 + h / 2 + a)

def settings(w, h, spp, bounces=None, clamp=6.0, transparent=False, threshold=0.0, glossy=.6, seed=7, look='Medium High Contrast', exposure=0.0, caustics=False):
    sc = bpy.context.scene; r = sc.render; c = sc.cycles
    r.resolution_x, r.resolution_y, r.resolution_percentage = w, h, 100
    r.threads_mode = 'AUTO'; r.film_transparent = transparent; r.use_persistent_data = True
    c.device = 'CPU'; c.use_denoising = False; c.samples = spp; c.seed = seed
    c.use_adaptive_sampling = threshold > 0
    if threshold > 0: c.adaptive_threshold = threshold; c.adaptive_min_samples = max(8, spp // 8)
    b = dict(total=8, diffuse=3, glossy=4, transmission=8, transparent=12, volume=0); b.update(bounces or {})
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces, c.volume_bounces = b['total'], b['diffuse'], b['glossy'], b['transmission'], b['transparent'], b['volume']
    c.caustics_reflective = c.caustics_refractive = caustics
    c.blur_glossy = glossy; c.sample_clamp_indirect = clamp; c.sample_clamp_direct = 0
    c.use_auto_tile = False; c.pixel_filter_type = 'BLACKMAN_HARRIS'; c.filter_width = 1.4
    c.light_sampling_threshold = 0.01; c.texture_limit_render = 'OFF'
    vl = sc.view_layers[0]; vl.cycles.denoising_store_passes = True
    vs = sc.view_settings; vs.view_transform = 'Filmic'; vs.look = look; vs.exposure = exposure; vs.gamma = 1
    sc.display_settings.display_device = 'sRGB'

# ------------------------------------------------------------------ uncompressed multilayer EXR reader
def read_exr(path):
    d = open(path, 'rb').read(); p = 8; ch = []; box = None; comp = None
    while d[p] != 0:
        e = d.index(0, p); name = d[p:e].decode(); p = e + 1; e = d.index(0, p); typ = d[p:e].decode(); p = e + 1
        n = struct.unpack('<i', d[p:p + 4])[0]; p += 4; v = d[p:p + n]; p += n
        if name == 'channels':
            q = 0
            while v[q] != 0:
                e2 = v.index(0, q); cn = v[q:e2].decode(); q = e2 + 1; pt = struct.unpack('<i', v[q:q + 4])[0]; q += 16; ch.append((cn, pt))
        elif name == 'dataWindow': box = struct.unpack('<4i', v)
        elif name == 'compression': comp = v[0]
    p += 1
    assert comp == 0, 'need uncompressed exr'
    W, H = box[2] - box[0] + 1, box[3] - box[1] + 1
    offs = np.frombuffer(d, '<u8', H, p)
    sz = [4 if pt != 1 else 2 for _, pt in ch]; line = sum(sz) * W
    out = {n: np.empty((H, W), np.float32) for n, _ in ch}
    for y in range(H):
        o = int(offs[y]); yy = struct.unpack('<i', d[o:o + 4])[0] - box[1]; o += 8
        for (n, pt), s in zip(ch, sz):
            out[n][yy] = np.frombuffer(d, '<f4' if s == 4 else '<f2', W, o); o += s * W
    return out

def passes(path):
    e = read_exr(path); g = {}
    for k, v in e.items():
        parts = k.split('.'); g.setdefault(parts[-2], {})[parts[-1]] = v
    st = lambda n, cs: np.stack([g[n][c] for c in cs])
    alb, nor, dep = g['Denoising Albedo'], g['Denoising Normal'], g['Denoising Depth']
    return dict(rgba=st('Combined', 'RGBA'), alb=np.stack([alb.get('R', alb.get('X')), alb.get('G', alb.get('Y')), alb.get('B', alb.get('Z'))]),
                nor=np.stack([nor['X'], nor['Y'], nor['Z']]), dep=np.stack([list(dep.values())[0]]))

from .dn import denoise, box

# ------------------------------------------------------------------ finish
def gauss(a, sigma):
    r = max(1, int(sigma * .6)); 
    for _ in range(3): a = box(a, r)
    return a

def finish(rgb, bloom=.0, vignette=.0, grain=.0, seed=1):
    C, H, W = rgb.shape
    if bloom:
        hi = np.maximum(rgb[:3] - 1.0, 0); hi = np.minimum(hi, 6)
        g = gauss(hi, W / 160) * .5 + gauss(hi, W / 40) * .3 + gauss(hi, W / 14) * .2
        rgb[:3] += g * bloom
    if vignette:
        y, x = np.mgrid[0:H, 0:W].astype(np.float32); r2 = (((x - W / 2) / (W / 2)) ** 2 + ((y - H / 2) / (H / 2)) ** 2) / 2
        rgb[:3] *= 1 - vignette * r2 ** 1.3
    if grain:
        n = np.random.default_rng(seed).normal(0, 1, (H, W)).astype(np.float32); rgb[:3] *= 1 + grain * n
    return rgb

def fade_shadow(o):
    """cut-outs: the shadow runs out between the object and the picture's edge, or the frame would show on a tinted ground; the object itself stays"""
    C, H, W = o.shape; thing = np.clip(np.maximum((o[3] - .75) * 8, o[:3].max(0) / .02), 0, 1)
    ys, xs = np.where(thing > .5); x0, x1, y0, y1 = xs.min(), xs.max(), ys.min(), ys.max()
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    side = lambda v, lo, hi, end: np.where(v < lo, (lo - v) / max(lo, 1), np.where(v > hi, (v - hi) / max(end - hi, 1), 0))
    r = np.hypot(side(x, x0, x1, W - 1), side(y, y0, y1, H - 1)); t = np.clip((r - .25) / .7, 0, 1)
    return o * np.maximum(1 - t * t * (3 - 2 * t), thing)

def save_png(rgba, path, transparent):
    sc = bpy.context.scene; C, H, W = rgba.shape
    im = bpy.data.images.new('out', W, H, alpha=True, float_buffer=True); im.colorspace_settings.name = 'Linear'; im.alpha_mode = 'PREMUL'
    px = np.ascontiguousarray(np.flipud(rgba.transpose(1, 2, 0)), np.float32)
    if not transparent: px[..., 3] = 1
    im.pixels.foreach_set(px.ravel()); im.update()
    s = sc.render.image_settings; s.file_format = 'PNG'; s.color_mode = 'RGBA' if transparent else 'RGB'; s.color_depth = '8'; s.compression = 60
    sc.render.dither_intensity = 1.0
    im.save_render(path, scene=sc); bpy.data.images.remove(im)

def render(path, spp, transparent=False, post=None, dn=True, seed=7, keep=None, log=print):
    sc = bpy.context.scene; s = sc.render.image_settings; T0 = time.time(); tm = {}
    s.file_format = 'OPEN_EXR_MULTILAYER'; s.exr_codec = 'NONE'; s.color_depth = '32'; s.color_mode = 'RGBA'
    bufs = []
    tmp = os.path.join(HERE, 'cache', os.path.basename(path)[:-4])
    for i in range(2 if dn else 1):
        s.file_format = 'OPEN_EXR_MULTILAYER'
        sc.cycles.seed = seed + i * 1013; sc.cycles.samples = max(1, spp // 2) if dn else spp
        sc.render.filepath = tmp + '_%d.exr' % i
        bpy.ops.render.render(write_still=True); bufs.append(passes(tmp + '_%d.exr' % i))
        os.remove(tmp + '_%d.exr' % i)
    if os.environ.get('RAWDUMP'): np.savez(os.environ['RAWDUMP'], **{f'{k}{i}': v for i, b in enumerate(bufs) for k, v in b.items()})
    tm['render'] = time.time() - T0; t = time.time()
    o = denoise(bufs[0], bufs[1], log=log) if dn else bufs[0]['rgba']
    tm['denoise'] = time.time() - t
    if keep: np.save(tmp + '.lin.npy', o.astype(np.float16))
    if transparent: o = fade_shadow(o)
    o = finish(o, **(post or {}))
    save_png(o, path, transparent)
    log('RENDERED %s  render %.1fs  denoise %.1fs  total %.1fs' % (os.path.basename(path), tm['render'], tm['denoise'], time.time() - T0))
    return tm
