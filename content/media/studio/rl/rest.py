"""How things come to lie, without guessed heights. A Bed is a height map of what is already there, taken by casting rays down:
rest() lays a stiff thing on three points as it would stay, lay() lets a thin thing sink onto what is below it, both then count as ground.
Nothing hovers and nothing pushes through its neighbour, as long as it is laid in the order in which a cook would lay it. Stiff round things: foods.settle."""
import bpy, math, random
import numpy as np
from mathutils import Vector, Matrix
from mathutils.bvhtree import BVHTree
from .geo import *

def meshes(o): return ([o] if o.type == 'MESH' else []) + [m for c in o.children for m in meshes(c)]

def world(objs):
    """vertices (world, modifiers applied) and faces of all meshes below objs"""
    bpy.context.view_layer.update(); dg = bpy.context.evaluated_depsgraph_get(); V = []; F = []
    for o in objs:
        for m in meshes(o):
            ev = m.evaluated_get(dg); me = ev.to_mesh(); mw = np.array(ev.matrix_world); a = np.empty(len(me.vertices) * 3); me.vertices.foreach_get('co', a)
            b = sum(len(v) for v in V); V.append(a.reshape(-1, 3) @ mw[:3, :3].T + mw[:3, 3]); F += [tuple(b + i for i in p.vertices) for p in me.polygons]; ev.to_mesh_clear()
    return np.concatenate(V), F

class Bed:
    def __init__(self, over=(), box=(-2, 2, -2, 2), cell=.014, floor=0.0):
        self.x0, self.y0, self.c = box[0], box[2], cell; self.nx, self.ny = int((box[1] - box[0]) / cell) + 1, int((box[3] - box[2]) / cell) + 1
        self.H = np.full((self.nx, self.ny), float(floor))
        for o in over: self.add(o)
    def window(self, V):
        i0, j0 = [max(0, int(math.floor((V[:, k].min() - o) / self.c))) for k, o in ((0, self.x0), (1, self.y0))]; i1 = min(self.nx, int((V[:, 0].max() - self.x0) / self.c) + 2); j1 = min(self.ny, int((V[:, 1].max() - self.y0) / self.c) + 2)
        return i0, max(i1, i0 + 1), j0, max(j1, j0 + 1)
    def cast(self, V, F, up):
        """heights of the top (up=-1, rays down) or the underside (up=1) on the cells under V; nan where nothing is"""
        t = BVHTree.FromPolygons(V.tolist(), F); i0, i1, j0, j1 = self.window(V); R = np.full((i1 - i0, j1 - j0), np.nan); z = (-60 if up > 0 else 60); d = Vector((0, 0, up))
        for i in range(i0, i1):
            for j in range(j0, j1):
                h = t.ray_cast(Vector((self.x0 + i * self.c, self.y0 + j * self.c, z)), d)[0]
                if h is not None: R[i - i0, j - j0] = h.z
        return R, (slice(i0, i1), slice(j0, j1))
    def add(self, o):
        R, w = self.cast(*world([o]), -1); self.H[w] = np.fmax(self.H[w], R); return o
    def z(self, x, y):
        """height at a point, between the cells"""
        u, v = (x - self.x0) / self.c, (y - self.y0) / self.c; i, j = min(max(int(u), 0), self.nx - 2), min(max(int(v), 0), self.ny - 2); u, v = min(max(u - i, 0), 1), min(max(v - j, 0), 1); H = self.H
        return (H[i, j] * (1 - u) + H[i + 1, j] * u) * (1 - v) + (H[i, j + 1] * (1 - u) + H[i + 1, j + 1] * u) * v
    def slope(self, x, y, e=.03): return Vector((self.z(x - e, y) - self.z(x + e, y), self.z(x, y - e) - self.z(x, y + e), 2 * e)).normalized()
    def on(self, pos, dz=.0):
        """position picker for chips, pepper, chives: pos(rng) -> (x, y)"""
        def f(g): x, y = pos(g)[:2]; return (x, y, self.z(x, y) + dz)
        return f
    def rest(self, o, tilt=40, sink=.003, keep=True):
        """a stiff thing falls and comes to lie: the plane through its three points of contact around its centre, at most tilt degrees"""
        for turn in range(3 if tilt else 1):
            V, F = world([o]); c = V.mean(0); U, w = self.cast(V, F, 1); G = self.H[w] - U; I, J = np.nonzero(~np.isnan(G)); g = G[I, J]
            x = self.x0 + (w[0].start + I) * self.c - c[0]; y = self.y0 + (w[1].start + J) * self.c - c[1]; f = lambda b, d: float((g - b * x - d * y).max())
            b = d = 0.0
            if turn < 2 and tilt:
                L = math.tan(math.radians(tilt)) / (1 + turn * 3)
                def best(fn, it=22):
                    lo, hi = -L, L
                    for _ in range(it):
                        m1, m2 = lo + (hi - lo) / 3, hi - (hi - lo) / 3
                        if fn(m1) < fn(m2): hi = m2
                        else: lo = m1
                    return (lo + hi) / 2
                b = best(lambda q: f(q, best(lambda p: f(q, p)))); d = best(lambda p: f(b, p))
            C = Matrix.Translation(c); n = Vector((-b, -d, 1)).normalized(); o.matrix_world = Matrix.Translation((0, 0, f(b, d) - (sink if turn == 2 or not tilt else 0))) @ C @ Vector((0, 0, 1)).rotation_difference(n).to_matrix().to_4x4() @ C.inverted() @ o.matrix_world; bpy.context.view_layer.update()
        if keep: self.add(o)
        return o
    def lay(self, o, stiff=10, t=.0, keep=True, base=None):
        """a thin thing sinks onto what lies below; stiff = how far it bridges (rounds of smoothing), t = half its solidify thickness. Its own form stays on top of that"""
        o.data = o.data.copy() if o.data.users > 1 else o.data; bpy.context.view_layer.update(); M_ = np.array(o.matrix_world); n = len(o.data.vertices); a = np.empty(n * 3); o.data.vertices.foreach_get('co', a); V = a.reshape(-1, 3) @ M_[:3, :3].T + M_[:3, 3]
        U, w = self.cast(V, [tuple(p.vertices) for p in o.data.polygons], 1); on = ~np.isnan(U); Z0 = np.where(on, self.H[w], 0); Z = Z0.copy(); k = on.astype(float)
        sh = lambda A: [np.pad(A, 1)[1 + p:A.shape[0] + 1 + p, 1 + q:A.shape[1] + 1 + q] for p, q in ((1, 0), (-1, 0), (0, 1), (0, -1))]
        cnt = np.maximum(sum(sh(k)), 1e-9)
        for _ in range(stiff): Z = np.where(on, np.maximum(Z0, sum(sh(Z * k)) / cnt), Z)
        for _ in range(3):                                                    # outside the outline: the nearest inner value, for the vertices of the edge
            c2 = sum(sh(k)); Z = np.where(k > 0, Z, sum(sh(Z * k)) / np.maximum(c2, 1e-9)); k = np.maximum(k, (c2 > 0).astype(float))
        bot = V[:, 2].min() if base is None else base; u = np.clip((V[:, 0] - self.x0) / self.c - w[0].start, 0, Z.shape[0] - 1.001); v = np.clip((V[:, 1] - self.y0) / self.c - w[1].start, 0, Z.shape[1] - 1.001)
        if min(Z.shape) > 1:
            i, j = u.astype(int), v.astype(int); u, v = u - i, v - j; zz = (Z[i, j] * (1 - u) + Z[i + 1, j] * u) * (1 - v) + (Z[i, j + 1] * (1 - u) + Z[i + 1, j + 1] * u) * v
        else: zz = Z.ravel()[0]
        V[:, 2] = V[:, 2] - bot + zz + t; Mi = np.linalg.inv(M_); o.data.vertices.foreach_set('co', np.ascontiguousarray(V @ Mi[:3, :3].T + Mi[:3, 3], np.float32).ravel()); o.data.update(); bpy.context.view_layer.update()
        if keep: self.add(o)
        return o

def inside(o, cx, cy, R):
    """shift o sideways until no corner of it is further than R from (cx, cy)"""
    for _ in range(12):
        V = world([o])[0]; d = V[:, :2] - (cx, cy); r = np.hypot(d[:, 0], d[:, 1]); i = int(r.argmax())
        if r[i] <= R: break
        o.matrix_world = Matrix.Translation((*(-d[i] / r[i] * (r[i] - R + .002)), 0)) @ o.matrix_world
    return o

def fill(bed, make, cx, cy, R, top, seed=1, tilt=40, most=120, q=.5):
    """drop make(i) one after the other into a round vessel, each where the heap is low, until it reaches top"""
    g = random.Random(seed); out = []
    for i in range(most):
        c = min(((lambda a, r: (bed.z(cx + r * math.cos(a), cy + r * math.sin(a)), r * math.cos(a), r * math.sin(a)))(g.uniform(0, 6.2832), R * q * math.sqrt(g.random())) for _ in range(5)))
        if c[0] > top: break
        o = make(i); o.location = (cx + c[1], cy + c[2], top + 3); o.rotation_euler = (g.uniform(-.6, .6), g.uniform(-.6, .6), g.uniform(0, 6.28)); inside(o, cx, cy, R); bed.rest(o, tilt); out.append(o)
    return out

def apart(n, r, pos, seed=1, tries=400, taken=()):
    """n places at least r apart; pos(rng) -> (x, y)"""
    g = random.Random(seed); out = list(taken); k = len(out)
    for _ in range(n):
        for _ in range(tries):
            p = pos(g)[:2]
            if all(math.hypot(p[0] - q[0], p[1] - q[1]) > r for q in out): out.append(p); break
    return out[k:]

def pack(rad, start, axis, seed=1, it=500, floor=0.0, pull=.02, fall=.006, squeeze=.96):
    """spheres with radii rad drawn to axis(t) (a bunch of grapes): pushed apart until none cuts another by more than squeeze, none below the floor"""
    g = np.random.RandomState(seed); P_ = np.array(start, float) + g.normal(0, .02, (len(rad), 3)); R = np.array(rad); A_ = np.array(axis, float); S = (R[:, None] + R[None]) * squeeze
    for q in range(it):
        cool = max(0, 1 - q / (it * .75)); d = np.linalg.norm(P_[:, None] - A_[None], axis=2).argmin(1); P_ += (A_[d] - P_) * pull * cool; P_[:, 2] -= fall * cool
        for _ in range(3):
            D = P_[:, None] - P_[None]; L = np.linalg.norm(D, axis=2) + np.eye(len(R)) * 9; push = np.maximum(0, S - L); P_ += (D / L[..., None] * push[..., None]).sum(1) * .30
            P_[:, 2] = np.maximum(P_[:, 2], floor + R * .97)
    return P_
