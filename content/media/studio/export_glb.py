"""Models to be turned in the browser, made of the same scenes as the pictures.   blender -b -noaudio --python export_glb.py [-- ids…]
Writes ../models/<picture id>.glb for every picture in models.json: the product alone, modifiers applied, one mesh a material, at most
TRIANGLES of them. Materials become plain numbers (rl/plain_material.py). The same scene gives the same bytes."""
import os, sys
HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
import json
import bpy, numpy as np
from rl import catalogue, glb, render as R, scenes as SC
from rl.plain_material import plain

OUT = os.path.join(HERE, '..', 'models')
TRIANGLES = 32_000
"""a mesh below this is never thinned: rods and knobs would lose their shape"""
SMALL = 300
"""things as large as this share of the largest keep so many together: a dome would show its facets"""
LARGE, LARGE_KEEP = .8, 80_000

def main():
    wanted = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
    known = {s['id']: s for s in catalogue.load(HERE)['scenes']}
    os.makedirs(OUT, exist_ok=True)
    for picture in json.load(open(os.path.join(HERE, 'models.json'))):
        if wanted and picture not in wanted: continue
        R.reset(); SC.make(known[picture]['product'], **known[picture].get('args', {}))
        thin()
        parts = gather(); size = glb.write(os.path.join(OUT, picture + '.glb'), parts, picture)
        print('MODEL %s %d KB, %d triangles, %d materials' % (picture, size / 1024, sum(len(t) for *_, t in parts), len(parts)), flush=True)

def visible(dg):
    for i in dg.object_instances:
        o = i.object
        if o.type in ('MESH', 'CURVE', 'FONT') and not o.hide_render and i.matrix_world.translation.z > -8: yield i, o

def thin():
    """thins every mesh by the same share, large ones less; instances share theirs"""
    dg = bpy.context.evaluated_depsgraph_get(); count = {}; copies = {}
    for i, o in visible(dg):
        source = o.original; copies[source.name] = copies.get(source.name, 0) + 1
        if source.name not in count: me = o.to_mesh(); me.calc_loop_triangles(); count[source.name] = len(me.loop_triangles); o.to_mesh_clear()
    total = sum(count[n] * copies[n] for n in count); small = sum(count[n] * copies[n] for n in count if count[n] < SMALL)
    share = (TRIANGLES - small) / max(1, total - small)
    if share >= 1: return
    largest = max(reach(bpy.data.objects[name]) for name in count); large = {name for name in count if reach(bpy.data.objects[name]) > LARGE * largest}
    keeps = LARGE_KEEP / sum(copies[name] for name in large)
    for name, triangles in count.items():
        o = bpy.data.objects[name]
        if triangles >= SMALL and o.type == 'MESH': m = o.modifiers.new('thin', 'DECIMATE'); m.ratio = max(share, .02, min(1, keeps / triangles) if name in large else 0); m.use_collapse_triangulate = True

def reach(o):
    """diagonal of its box, in decimetres"""
    return float(np.linalg.norm(o.dimensions))

def gather():
    """every visible mesh as it stands in the world, put together by what its material looks like"""
    dg = bpy.context.evaluated_depsgraph_get(); looks = {}
    for i, o in visible(dg):
        me = o.to_mesh(); me.calc_normals_split(); me.calc_loop_triangles()
        world = np.array(i.matrix_world)
        for slot, points, normals in corners(me):
            look = plain(me.materials[slot] if slot < len(me.materials) else None); key = json.dumps(look)
            p = points @ world[:3, :3].T + world[:3, 3]; n = normals @ np.linalg.inv(world[:3, :3]); n /= np.maximum(np.linalg.norm(n, axis=1, keepdims=True), 1e-9)
            if np.linalg.det(world[:3, :3]) < 0: p, n = p.reshape(-1, 3, 3)[:, ::-1].reshape(-1, 3), n.reshape(-1, 3, 3)[:, ::-1].reshape(-1, 3)
            looks.setdefault(key, (look, [], []))[1].append(p); looks[key][2].append(n)
        o.to_mesh_clear()
    return [(look, *welded(np.concatenate(p), np.concatenate(n))) for look, p, n in (looks[k] for k in sorted(looks))]

def corners(me):
    """per material slot the three corners of every triangle, and their normals"""
    t = len(me.loop_triangles); loops = np.empty(t * 3, np.int32); slots = np.empty(t, np.int32); verts = np.empty(t * 3, np.int32)
    me.loop_triangles.foreach_get('loops', loops); me.loop_triangles.foreach_get('material_index', slots); me.loop_triangles.foreach_get('vertices', verts)
    co = np.empty(len(me.vertices) * 3, np.float32); me.vertices.foreach_get('co', co); no = np.empty(len(me.loops) * 3, np.float32); me.loops.foreach_get('normal', no)
    co, no = co.reshape(-1, 3)[verts].reshape(-1, 3, 3), no.reshape(-1, 3)[loops].reshape(-1, 3, 3)
    for slot in sorted(set(slots.tolist())): m = slots == slot; yield slot, co[m].reshape(-1, 3).astype(float), no[m].reshape(-1, 3).astype(float)

def welded(points, normals):
    """corners that agree in place and normal become one point; decimetres with z up become metres with y up"""
    key = np.hstack([np.round(points * 2000), np.round(normals * 40)]).astype(np.int32)
    _, first, index = np.unique(key, axis=0, return_index=True, return_inverse=True)
    turn = lambda v: v[:, [0, 2, 1]] * (1, 1, -1); triangles = index.reshape(-1, 3)
    whole = (triangles[:, 0] != triangles[:, 1]) & (triangles[:, 1] != triangles[:, 2]) & (triangles[:, 0] != triangles[:, 2])
    return turn(points[first]) / 10, turn(normals[first]), triangles[whole]

main()
