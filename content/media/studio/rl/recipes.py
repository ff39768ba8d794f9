"""More recipe scenes, like dishes.py; BUILD registers them."""
import math, random
import bpy
from mathutils import Vector
from mathutils.bvhtree import BVHTree
from . import geo, materials as M, props as P, sets as S, foods as F
from .dishes import evening, ground, pizza_leaves, plate_z, surface, window
from .geo import *
from .rest import Bed, apart, fill, inside, meshes, pack, world
from .products import raclette as RC, table as TB

disc = lambda g, r: (lambda a, q: (q * math.cos(a), q * math.sin(a)))(g.uniform(0, 6.2832), r * math.sqrt(g.random()))

def pan(seed, handle='wood', brown=.7, **k):
    """large little pan with melted cheese; returns a group to put food into, cheese at z = .15"""
    with Group('pan', **k) as g: RC.pan(handle, None, s=1.3); F.melt_pan(1.15, 1.15, .18, .085, seed, brown, n=38, ez=.055, loc=(0, 0, .04))
    return g

def into(g):
    """with into(group): what is made inside belongs to it"""
    class W:
        def __enter__(s): geo._parent.append(g)
        def __exit__(s, *a): geo._parent.pop()
    return W()

def wedge(r=.42, deg=34, seed=1, skin='#9a1c16', flesh='#f2e2b4', bake=0.0, **k):
    """fruit wedge lying on its side: round back with skin, two cut faces"""
    n, m = 14, 26; a0 = math.radians(deg) / 2; V = []; Fc = []; MI = []
    prof = [(r * .16 + r * .84 * max(0, math.sin(math.pi * i / m)) ** .8, r * .92 * math.cos(math.pi * i / m)) for i in range(m + 1)]
    for s, a in enumerate([-a0 + 2 * a0 * j / n for j in range(n + 1)]):
        for x, y in prof: V.append((x * math.cos(a), y, x * math.sin(a)))
    for j in range(n):
        for i in range(m): q = j * (m + 1) + i; Fc.append((q, q + 1, q + m + 2, q + m + 1)); MI.append(0)
    for a, rev in ((0, False), (n, True)):
        b = a * (m + 1); f = tuple(range(b, b + m + 1)); Fc.append(f if rev else tuple(reversed(f))); MI.append(1)
    o = mesh_obj('wedge', V, Fc, mats=[M.apple_skin(skin, '#c98a3a'), M.fruit_flesh(mixed(flesh, bake), '#c9934a', .2 + bake)], mat_idx=MI, smooth=30); TB.bpyfix(o); return F.place(o, k)

def mixed(c, t): return M.mixc(c, '#a8682a', t * .5) if t else c

def sprig(x, y, z=.02, rot=0, L=.8, seed=3): P.rosemary(L, seed, loc=(x, y, z), rot=(0, 0, rot))

def dried_pear(r, seed, **k):
    o = F.pear_slice(r, .06, seed, **k); o.data.materials.clear(); o.data.materials.append(F.m_attr2('#d3a05a', '#8a5626', 'mask', .5, .6, .2, .1, (.2, .8), .7, 7, .4)); return o

# ------------------------------------------------------------------ raclette
def d_raclette_bacon(s):
    """pan with crisp bacon and golden onion on slate, evening"""
    surface('walnut', 14); window(-1, 58, 25, 4.8, 34, .25, .4, warm=.6, base=.06); rng = random.Random(3); cx, cy, ro = -.02, .08, math.radians(28)
    sl = F.slate(3.2, 2.3, .09, 5, loc=(0, .1, 0), rot=(0, 0, -6)); g = pan(31, 'wood', .85, loc=(cx, cy, .09), rot=(0, 0, 28)); bed = Bed([sl, g], (-1.9, 1.9, -1.6, 1.6)); W = lambda u, v: (cx + u * math.cos(ro) - v * math.sin(ro), cy + u * math.sin(ro) + v * math.cos(ro)); inn = lambda g_: W(g_.uniform(-.44, .44), g_.uniform(-.44, .44))
    for i in range(9): bed.lay(F.onion_strip(rng.uniform(.13, .20), rng.uniform(1.2, 2.4), .06, i, loc=(*W(rng.uniform(-.34, .34), rng.uniform(-.36, .30)), 2), rot=(0, 0, rng.uniform(0, 360))), 4, .008)
    for i, (u, v, r) in enumerate(((-.10, .23, 24), (.05, -.16, 8))): bed.lay(F.rasher(.80, .235, 4 + i, .05, loc=(*W(u, v), 2), rot=(0, 0, 28 + r)), 16, .013)
    F.pepper(60, bed.on(inn, .004), 3, .010); F.bits('chive', 26, bed.on(inn), .020, M.leaf('#3f7a22', '#6f9a45', gloss=.4, trans=.2), 5, (1.4, .5, .45), up=bed.slope)
    for i, (x, y, r) in enumerate(((-1.34, .30, 84), (-1.08, .40, 96), (-1.22, -.10, 62))): bed.lay(F.rasher(1.12 - .06 * i, .27, 20 + i, .06, loc=(x, y, 2), rot=(0, 0, r)), 18, .013)
    for i, (x, y, r, L) in enumerate(((1.06, -.42, 62, .46), (1.28, -.30, 78, .50), (1.20, -.02, 20, .42))): bed.rest(F.gherkin(L, 2 + i, loc=(x, y, 2), rot=(0, 0, r)), 30)
    P.bowl(.6, .38, '#6f8581', speck=.6, loc=(1.45, 1.75, 0))
    for i in range(7): a = i * 2.4; F.potato_new(.2, i, loc=(1.45 + .28 * math.cos(a) * (i > 0), 1.75 + .28 * math.sin(a) * (i > 0), .32 + .12 * (i == 0)), rot=(20 * i, 10, 60 * i))

def d_raclette_apple(s):
    """sweet pan: golden apple wedges, cinnamon sugar and crumbs, vanilla ice cream beside it"""
    surface('linen'); window(1, 58, 28, 4.8, 34, .4, .5, warm=.4, base=.10); rng = random.Random(5)
    rb = lathe('rb', [(0, 0), (1.75, 0, .03), (1.78, .06, .04), (1.75, .12, .03), (0, .12)], M.wood('oak', 'x'), seg=128)
    with Group('pan', loc=(-.45, -.05, .12), rot=(0, 0, -30)) as pg:
        RC.pan('walnut', None, s=1.3)
        F.polar('caramel', F.rr_radius(1.10, 1.10, .18), lambda x, y, t: .06 + .01 * F.nz((x, y, 0), 3), F.m_syrup('#a8641e'), 12, 90)
        for j in range(2):
            for i in range(6): wedge(.29, 30, i + 3 * j, '#b0301c', '#e8bd68', .5, loc=(-.50 + .165 * i, .27 - .54 * j, .085), rot=(rng.uniform(-5, 5), -36 + rng.uniform(-5, 5), rng.uniform(-7, 7)))
    bed = Bed([rb, pg], (-1.9, 1.9, -1.9, 1.9)); ro = math.radians(-30); W = lambda u, v: (-.45 + u * math.cos(ro) - v * math.sin(ro), -.05 + u * math.sin(ro) + v * math.cos(ro)); inn = lambda q: W(max(-.5, min(.5, q.gauss(0, .25))), max(-.5, min(.5, q.gauss(0, .25))))
    F.bits('crumb', 170, bed.on(inn, -.003), .019, F.m_attr2('#c98a44', '#9a5a24', 'none', .8, .8, .05, 0, (0, 1), 1.2, 9, .3), 4, (1, .85, .7), 0, .35, tilt=.8); F.bits('sugar', 260, bed.on(inn, .0), .0065, M.plain('#8a4a20', .6), 6, (1, .9, .8), sub=1)
    with Group('ice', loc=(1.05, .10, .12)):
        P.bowl(.50, .30, '#8fa3a0', speck=.7); sc = lambda v: v * (.335 + .014 * F.nz(v, 2.2, 2) + .012 * abs(F.nz(Vector((v.x, v.y, v.z * 3)), 5, 5)) + .006 * F.nz(v, 14, 3)) + (Vector((v.x, v.y, 0)) * .075 * math.exp(-((v.z + .22) / .16) ** 2) * (1 + .7 * F.nz(v, 5, 8)))
        P.icosphere('scoop', 6, sc, M.ceramic('#f3dfae', .6), loc=(0, 0, .34)); F.bits('v', 70, lambda q: (lambda v: sc(v) * .995 + Vector((0, 0, .34)))(Vector((q.gauss(0, 1), q.gauss(0, 1), abs(q.gauss(0, 1)))).normalized()), .006, M.plain('#2a180c', .7), 3, sub=1)
    bed.rest(F.cinnamon(.9, .06, 2, loc=(.70, -1.00, 1), rot=(0, 0, 24)), 10); bed.rest(F.cinnamon(.8, .06, 5, loc=(1.0, -.80, 1), rot=(0, 0, 40)), 10); P.apple(.44, 3, 'red', loc=(-1.55, 1.75, .42)); P.apple(.42, 6, 'red', loc=(-.75, 2.1, .40), rot=(8, 10, 80))

def d_raclette_salmon(s):
    """potatoes under cheese, smoked salmon laid over it, horseradish cream and dill"""
    surface('white'); S.room_backdrop(24, '#cfd2d0', 'day'); window(-1, 54, 28, 4.8, 34, .4, .6, base=.12); R = 1.45; pl = P.plate(R, '#8b9a9c', speck=.8); sol = []
    pot = [F.potato_half(r, 50 + i, loc=(x, y, .085), rot=(180, 0, ro)) for i, (x, y, ro, r) in enumerate(((-.40, .16, 25, .215), (.02, .32, 80, .205), (-.08, -.14, -20, .215)))]
    for o, ro, r in zip(pot, (25, 80, -20), (.215, .205, .215)): sol.append((o.location.x + .14, o.location.y - .10, .115 + r * .86, r * 1.6, r * 1.3, -ro))
    dr = F.drape(sol, lambda a: .76 + .07 * F.nz((math.cos(a), math.sin(a), 5), 1.9) + .06 * math.sin(a * 3 + 2) + .03 * F.nz((math.cos(a), math.sin(a), 9), 5), lambda x, y: plate_z(R, x - .14, y + .10), F.m_melt(), .045, 9, blist=F.blisters(38, 1.4, 1.4, 4, (.02, .05)), brown=.75, smooth_n=16, loc=(-.14, .10, 0))
    bed = Bed([pl, *pot, dr], (-1.6, 1.6, -1.6, 1.6)); bed.rest(F.potato_half(.235, 60, loc=(.66, .48, .6), rot=(6, -4, 40)), 25); bed.rest(F.potato_half(.21, 63, loc=(.36, .84, .6), rot=(-4, 6, 160)), 25)
    F.pepper(70, bed.on(lambda g: disc(g, .62)), 6, .010)
    for i, (x, y, rz) in enumerate(((-.36, .06, 64), (.02, -.10, -28), (.04, .20, 22))): bed.lay(F.salmon(.86, .40, 2 + i, .075, loc=(x, y, 1), rot=(0, 0, rz)), 10, .008)
    cr = F.polar('cream', lambda a: .21 * (1 + .12 * math.cos(2 * a) + .05 * F.nz((math.cos(a), math.sin(a), 2), 1.5)), lambda x, y, t: .105 * math.sqrt(max(0, 1 - t ** 2.4)) * (1 + .16 * math.sin(34 * math.hypot(x, y) - math.atan2(y, x)) * F.sm(0, .3, t)) + .012, M.ceramic('#f4eddc', .38), 50, 120, bottom=True, loc=(.80, -.54, 1)); bed.rest(cr, 0, .012)
    for x, y, rz, L in ((-.26, -.06, 20, .56), (.72, -.60, 60, .38)): bed.lay(F.dill(L, int(L * 50), loc=(x, y, 2), rot=(0, 0, rz)), 14, .004)
    tb = Bed((), (-2.6, 2.6, -2.6, 2.6), .02)
    for x, y, rz, L in ((-1.55, -1.25, 24, .8), (-1.45, -1.48, 6, .7)): tb.lay(F.dill(L, int(L * 50), loc=(x, y, 1), rot=(0, 0, rz)), 6, .006)
    tb.rest(P.fork(loc=(1.78, -1.0, .4), rot=(0, 0, 92)).id_data, 12); P.wine_glass(2.05, .40, .3, loc=(-1.2, 3.3, 0))

def d_crepes(s):
    """small golden crepes on the flat half of the hot plate, jam and lemon beside it"""
    surface('ash', 4); S.room_backdrop(20, '#b9ad9c', 'day'); window(1, 56, 27, 4.8, 34, .35, .5, warm=.4, base=.09); rng = random.Random(2)
    RC.raclette(n=4, color='#e9e0cc', handle='wood', pans=('slice',) * 4, glow=.5, cable=False); z = 1.405
    for q, y in enumerate((-.54, .54)): F.pancake(.47, .030, 4 + q, loc=(.57, y, z))
    for q in range(3):
        with Group('f', loc=(-.85 + .24 * q, -.3 + .32 * q, z + .03 + .02 * q), rot=(0, 0, 20 * q - 10)): F.pancake(.46, .05, 10 + q, scale=(1, .5, 1))
    with Group('jam', loc=(2.45, -.9, 0)): F.jar(.42, .85, 'wood', False); lathe('j', [(0, .05), (.36, .05, .05), (.38, .6, .03), (0, .62)], F.m_syrup('#c9741a'), seg=64)
    with Group('bw', loc=(2.2, .5, 0)): P.bowl(.5, .3, '#f0ece4', speck=.5); F.polar('jam', lambda a: .38, lambda x, y, t: .22 + .02 * F.nz((x, y, 0), 4), F.m_syrup('#d98222'), 24, 80)
    for i, (x, y, r) in enumerate(((-2.2, -1.2, 20), (-2.0, -1.6, 70), (-2.5, -1.65, 130))): wedge(.34, 46, i, '#d9b52a', '#f0dc8a', loc=(x, y, .16), rot=(62, 0, r))

# ------------------------------------------------------------------ pizza
def board_and(seed, kind='walnut'):
    lathe('rb', [(0, 0), (1.22, 0, .03), (1.25, .06, .04), (1.22, .13, .03), (0, .13)], M.wood(kind, 'x'), seg=128)

def d_pizza_vegetables(s):
    """bean cream, aubergine, pepper strips, courgette, cherry tomatoes"""
    surface('sage'); window(-1, 62, 32, 5.0, 34, .5, .6, base=.13); rng = random.Random(4); board_and(1, 'oak')
    with Group('pz', loc=(0, 0, .13), rot=(0, 0, 30)):
        pz = F.pizza(.98, 22, 'bianca'); bed = Bed([pz['o']], (-1.2, 1.2, -1.2, 1.2))
        for i, (x, y) in enumerate(((-.44, .28), (.02, .52), (.48, .22), (.40, -.36), (-.10, -.50), (-.54, -.20), (-.05, .06))): bed.rest(F.veg_slice('aubergine', rng.uniform(.185, .215), .05, 60 + i, loc=(x, y, 2), rot=(0, 0, rng.uniform(0, 360))), 20, .006)
        for i, (x, y) in enumerate(((-.22, .42), (.28, .44), (.58, -.08), (.16, -.50), (-.36, -.42), (-.62, .06), (.22, -.12), (-.26, -.08))): bed.rest(F.veg_slice('courgette', rng.uniform(.125, .15), .038, i, loc=(x, y, 2), rot=(0, 0, rng.uniform(0, 360))), 24, .006)
        for i, (x, y) in enumerate(apart(15, .19, lambda g: disc(g, .66), 4)):
            c = ['#c4261a', '#e0a01e', '#b8341c'][i % 3]; k = rng.uniform(.03, .07); bed.rest(sweep('pep', catmull([(-.17, 0, .0), (-.06, k, .004), (.07, k, .008), (.17, -.01, .0)], 8), 1, M.skin_fruit(c, c, gloss=.15, coat=.6), prof=[(.014 * math.sin(t), .032 * math.cos(t)) for t in [6.2832 * j / 14 for j in range(14)]], up=(0, 0, 1), loc=(x, y, 2), rot=(0, 0, rng.uniform(0, 360)), smooth=180), 34, .004)
        for i, (x, y) in enumerate(((-.34, .10), (.14, -.30), (.34, .30), (-.06, .28), (-.46, -.36), (.46, -.20), (-.02, -.66))): o = F.cherry_half(.115 - .01 * (i % 3), i, loc=(x, y, 2), rot=(rng.uniform(-5, 5), rng.uniform(-5, 5), 60 * i)); o.scale = (1, 1, .5); bed.rest(o, 20, .008)
        for i, (x, y) in enumerate(((.04, .06), (.36, -.04), (-.40, .24))): bed.lay(F.basil_leaf(.22 * rng.uniform(.8, 1.1), 7 + i, loc=(x, y, 2), rot=(0, -6, rng.uniform(0, 360))), 20, .002)
        F.pepper(40, lambda g: (lambda p: (p[0], p[1], bed.z(p[0] * math.cos(.5236) - p[1] * math.sin(.5236), p[0] * math.sin(.5236) + p[1] * math.cos(.5236)) - .13 + .004))(disc(g, .7)), 4, .009)
    tb = Bed((), (-2.3, 2.3, -1.5, 1.8), .02)
    for i in range(4): tb.rest(F.veg_slice('courgette_raw', .23, .045, 30 + i, loc=(-1.85 + .18 * i, .95 + .05 * i, 1), rot=(0, 0, 20 * i)), 24)
    for i, (x, y) in enumerate(((1.7, .9), (1.95, .6), (1.5, 1.25))): P.tomato(.17, 3 + i, loc=(x, y, .15), rot=(10 * i, 8, 70 * i))
    F.basil_sprig(.5, 5, 6, loc=(1.45, -.95, .02)); F.garlic(.30, 5, loc=(-1.65, -.75, .21))

def d_pizza_potato(s):
    """white pizza: fanned potato slices, mozzarella, rosemary"""
    surface('smoked', 8); window(1, 58, 28, 4.8, 34, .3, .5, warm=.5, base=.07); rng = random.Random(6)
    bd = prism('bd', rrect(3.1, 2.3, .15, 8), 0, .14, M.wood('beech', 'x'), bevel=.03, seg=4, rot=(0, 0, -8))
    with Group('pz', loc=(0, 0, .14), rot=(0, 0, 40)):
        pz = F.pizza(.98, 41, 'bianca'); z = pz['z']
        for ring, (q, n) in enumerate(((.60, 15), (.30, 9), (.02, 2))):
            for i in range(n):
                a = 6.2832 * i / n + ring * .2; x, y = q * math.cos(a), q * math.sin(a); P.disc_slice(.175, .016, i + 20 * ring, color='#e6c670', edge='#a8662a', skin='#96602e', seeds=False, loc=(x, y, z(x, y) + .022 + .010 * ring), rot=(10 * math.sin(a), -12, math.degrees(a) + 90))
        for i in range(8): x, y = disc(rng, .6); F.onion_ring(rng.uniform(.08, .13), i, .026, loc=(x, y, z(x, y) + .05), rot=(rng.uniform(-14, 14), rng.uniform(-14, 14), 50 * i))
        for i in range(34): x, y = disc(rng, .72); sweep('needle', [(0, 0, 0), (.09, .012, .01), (.17, 0, 0)], lambda t: .010 * (1 - .6 * t), M.leaf('#4b5f35', '#7f8f60', gloss=.4, trans=.1), seg=6, loc=(x, y, z(x, y) + .055), rot=(rng.uniform(-10, 10), rng.uniform(-8, 4), rng.uniform(0, 360)))
        F.pepper(70, lambda g: (lambda p: (p[0], p[1], z(*p) + .045))(disc(g, .72)), 4, .010); F.chips('salt', 60, lambda g: (lambda p: (p[0], p[1], z(*p) + .05))(disc(g, .7)), .012, M.plain('#f2efe8', .3), 6, .6)
    sprig(-1.45, -.95, .02, 12, 1.0, 4); sprig(1.2, 1.35, .02, 200, .9, 6); P.bowl(.45, .3, '#e8e2d6', speck=.6, loc=(-1.75, 1.35, 0))
    for i, (x, y) in enumerate(((1.85, -.65), (1.62, -1.0))): F.potato_new(.23, i, loc=(x, y, .2), rot=(20 * i, 10, 60 * i))

def d_pizza_apple(s):
    """small sweet pizza: apple slices, flaked almonds, icing sugar"""
    surface('linen'); window(-1, 58, 30, 4.8, 34, .45, .6, warm=.3, base=.12); rng = random.Random(7); P.plate(1.35, '#e6e0d4', speck=.8)
    with Group('pz', loc=(0, 0, .075), rot=(0, 0, 10)):
        pz = F.pizza(.92, 55, 'bianca'); z = pz['z']
        for ring, (q, n) in enumerate(((.52, 14), (.22, 7))):
            for i in range(n): a = 6.2832 * i / n; x, y = q * math.cos(a), q * math.sin(a); wedge(.25, 9, i, '#a8281c', '#e6bd72', .6, loc=(x - .10 * math.cos(a + 1.2), y - .10 * math.sin(a + 1.2), z(x, y) + .035 + .012 * ring), rot=(12, -10, math.degrees(a) + 70))
        al = F.m_attr2('#dcb878', '#a86a2c', 'none', .6, .6, .05, 0, (.4, 1), .7, 6, .1)
        for i in range(46): x, y = disc(rng, .70); lathe('al', [(0, 0), (.062, 0), (.066, .006), (0, .010)], al, seg=18, loc=(x, y, z(x, y) + .075), rot=(rng.uniform(-25, 25), rng.uniform(-25, 25), rng.uniform(0, 360)), scale=(1.5, 1, 1))
        F.chips('ice', 1500, lambda g: (lambda p: (p[0], p[1], z(*p) + .09))(disc(g, .9)), .007, M.plain('#fbf8f2', .9), 6)
    P.apple(.44, 3, 'red', loc=(1.65, 1.35, .42), rot=(8, 5, 60)); P.apple(.42, 9, 'red', loc=(-1.7, 1.5, .40)); wedge(.42, 60, 4, loc=(1.75, -.55, .2), rot=(60, 0, 30))
    with Group('b', loc=(-1.85, -.75, 0)): P.bowl(.42, .26, '#8fa3a0', speck=.6); [F.almond(.22, i, loc=(.16 * math.cos(i * 2.4), .16 * math.sin(i * 2.4), .2 + .03 * (i % 3)), rot=(20 * i, 15, 70 * i)) for i in range(8)]

# ------------------------------------------------------------------ fondue
def herb_flecks(n, z, seed=4, r=.95): F.chips('herb', n, lambda g: (*disc(g, r), z + g.uniform(0, .006)), .026, M.leaf('#3f6f22', '#5f8a35', gloss=.4, trans=.1), seed, .2)

def caquelon(color, cheese, pale, seed, brown=.12):
    surf_z = 1.685; TB.fondue(fork_n=0, color=color)
    o = F.polar('surf', lambda a: 1.035, lambda x, y, t: surf_z + .014 + .022 * F.nz((x, y, 0), 2.6, seed) + .012 * math.sin(9 * math.hypot(x, y) - 2 * math.atan2(y, x)) * F.sm(.9, .5, math.hypot(x, y)), F.m_melt(cheese, pale, .12), 70, 180, {'brown': lambda x, y, z, t: brown + .3 * F.sm(.93, 1, t)})
    return surf_z + .03

def d_fondue_herbs(s):
    """pale fondue with chopped herbs, bread cubes and apple wedges"""
    surface('oak', 9); S.room_backdrop(20, '#a89a86', 'day'); window(-1, 54, 30, 4.6, 32, .35, .5, warm=.4, base=.09); z = caquelon('#2f3234', '#edc26a', '#f6dc9a', 5, .05); herb_flecks(260, z + .02)
    TB.fondue_fork('#2e5a3f', True, 35, 1.72, 1.02); TB.fondue_fork('#8c1d18', True, 150, 1.72, 1.02)
    b = P.bowl(.9, .48, '#b89b72', speck=.4, loc=(-2.35, -.3, 0)); rng = random.Random(4)
    F.settle([F.bread_chunk(.30, 20 + i, crust=(5,), n=12, loc=(-2.35 + rng.uniform(-.4, .4), -.3 + rng.uniform(-.4, .4), .7 + .24 * i), rot=(rng.uniform(0, 360),) * 3) for i in range(12)], [b], 50)
    P.plate(.85, '#dfd9cd', speck=.7, loc=(2.15, -1.35, 0))
    for i in range(5): wedge(.40, 34, i, flesh='#f0dca6', loc=(1.68 + .21 * i, -1.38 + .03 * i, .15), rot=(0, -36, 4 * i - 8))
    P.thyme(.7, 4, loc=(-1.5, -1.7, .02), rot=(0, 0, 20))

def d_fondue_tomato(s):
    """orange-red tomato fondue, beside it potatoes with fondue ladled over"""
    surface('walnut', 5); S.room_backdrop(20, '#5c4a3a', 'evening'); evening(1.5); z = caquelon('#e9dfcd', '#d8662a', '#e8924a', 7, .0); herb_flecks(50, z + .02, 6)
    TB.fondue_fork('#2b4a6b', True, 150, 1.72, 1.02)
    R = 1.15
    with Group('pl', loc=(2.35, -1.15, 0)):
        P.plate(R, '#e2dccf', speck=.8); sol = []
        for i, (x, y, ro, r) in enumerate(((-.25, .12, 25, .23), (.22, .18, 80, .22), (0, -.24, -20, .22))): F.potato_half(r, 70 + i, loc=(x, y, .085), rot=(180, 0, ro)); sol.append((x, y, .10 + r * .86, r * 1.5, r * 1.2, -ro))
        dr = F.drape(sol, lambda a: .50 + .07 * F.nz((math.cos(a), math.sin(a), 3), 1.9) + .06 * math.sin(a * 3 + 1), lambda x, y: plate_z(R, x, y), F.m_melt('#d8662a', '#e8924a', .12), .04, 5, blist=F.blisters(6, 1, 1, 8, (.02, .03)), brown=0, smooth_n=34); F.pepper(60, F.on(dr), 6, .010)
        F.basil_leaf(.24, 3, loc=(.02, .02, .36), rot=(0, -8, 30))
    for i, (x, y) in enumerate(((-1.9, -1.0), (-2.2, -.65), (-1.6, -1.35), (-2.35, -1.2))): P.tomato(.19, 3 + i, loc=(x, y, .17), rot=(10 * i, 8, 70 * i))
    F.garlic(.3, 5, loc=(-1.15, -1.75, .21)); P.wine_glass(2.05, .40, .28, loc=(-2.6, 2.0, 0))

# ------------------------------------------------------------------ dried things
def d_dried_pears(s):
    """dried slices of pear on a board, two fresh pears beside them"""
    surface('stone'); window(-1, 58, 28, 5.0, 34, .4, .5, warm=.3, base=.10); rng = random.Random(3); bd = prism('bd', rrect(3.0, 1.9, .2, 8), 0, .14, M.wood('walnut', 'x'), bevel=.03, seg=4, rot=(0, 0, 8)); bed = Bed([bd], (-2.4, 2.4, -1.9, 2.2), .016)
    for i, (x, y) in enumerate([(-1.10, .02), (-.72, .36), (-.60, -.12), (-.98, -.40), (-.22, .44), (-.18, -.02), (-.52, -.52), (.18, .22), (-.05, -.44), (.36, -.20), (-.80, .10), (-.34, .18), (-.42, -.30), (.06, -.12), (-.25, -.20)]): bed.rest(F.pear_dried(rng.uniform(.25, .31), i, loc=(x, y, 2), rot=(0, 0, rng.uniform(0, 360))), 26)
    bed.rest(F.pear_dried(.28, 40, loc=(1.02, -.55, 2), rot=(0, 0, -70)), 12)
    for i, (x, y, rz) in enumerate(((1.52, .82, 20), (.78, 1.32, 130))):
        with Group('pear', loc=(x, y, 1), rot=(3, 4 - 8 * i, rz)) as g:
            o = lathe('pear', [(max(0, q.x), q.y) for q in catmull([(0, -.385, 0), (.18, -.40, 0), (.36, -.22, 0), (.415, .0, 0), (.36, .22, 0), (.24, .42, 0), (.17, .60, 0), (.11, .70, 0), (0, .70, 0)], 8)], M.apple_skin('#8a9a2c', '#c9b43a'), seg=72, smooth=180); displace_verts(o, lambda v: Vector((v.x * (1 + .05 * F.nz(v, 1.6, i)) + .05 * v.z ** 2 * (v.z > 0), v.y * (1 + .05 * F.nz(v, 1.6, i + 4)), v.z)))
            sweep('stem', catmull([(.02, 0, .66), (.04, 0, .80), (.10, .02, .92)], 8), lambda t: .018 + .010 * t ** 3, M.plain('#4a3420', .8), seg=10)
        bed.rest(g, 6)
    bed.rest(F.cinnamon(.8, .06, 3, loc=(1.00, -.02, 2), rot=(0, 0, 24)), 8); bed.rest(F.cinnamon(.72, .055, 5, loc=(1.18, .12, 2), rot=(0, 0, 8)), 8); bed.rest(F.star_anise(.16, 2, loc=(.70, .22, 2)), 8); P.napkin(1.6, 1.8, '#a9a498', seed=4, loc=(-1.9, 1.1, 0), rot=(0, 0, 12))

def d_dried_mushrooms(s):
    """jar of dried mushroom slices, fresh mushrooms before it"""
    surface('old', 17); S.room_backdrop(18, '#8b7f70', 'day'); window(1, 54, 26, 5.4, 34, .45, .6, warm=.4, base=.11); rng = random.Random(5); jx, jy = -.05, .35
    with Group('jar', loc=(jx, jy, 0)): F.jar(.60, 1.5, 'cork')
    fill(Bed((), (jx - .62, jx + .62, jy - .62, jy + .62), .018, .06), lambda i: F.mushroom_dried(rng.uniform(.13, .19), i), jx, jy, .545, 1.02, 4, 52, 130, .92)
    tb = Bed((), (-2.2, 2.2, -1.8, 1.6), .018)
    for i, (x, y) in enumerate([(.80, -.32), (1.12, -.18), (1.02, -.52), (1.38, -.40), (.92, -.34), (1.20, -.36), (1.06, -.30), (.62, -.58), (1.55, -.12)]): tb.rest(F.mushroom_dried(rng.uniform(.16, .20), 160 + i, loc=(x, y, 2), rot=(0, 0, rng.uniform(0, 360))), 36)
    for i, (x, y, rx, r) in enumerate(((-1.12, -.38, 0, .26), (-.80, -.80, 100, .24), (-1.62, -.02, 105, .25), (-1.42, -.80, 0, .22))):
        with Group('m', loc=(x, y, 1)) as g: P.mushroom(r, 3 + i, rot=(rx, 0, 60 * i))
        tb.rest(g, 30 if rx else 0)
    P.thyme(.7, 4, loc=(.05, -1.0, .0), rot=(0, 0, 15)); P.napkin(1.5, 1.5, '#7c7a66', seed=5, loc=(1.7, 1.2, 0), rot=(0, 0, 20))

def d_seed_crackers(s):
    """broken seed crackers with pumpkin seeds and rosemary, fresh cheese in a small bowl"""
    surface('ash', 6); window(-1, 60, 30, 5.0, 34, .45, .6, base=.12); sl = F.slate(3.2, 2.2, .09, 7, loc=(0, .05, 0), rot=(0, 0, 5))
    bed = Bed([sl], (-2, 2, -1.5, 1.5)); pk = M.skin_fruit('#4f5e2a', '#6d7a3a', gloss=.35, sss=.05, coat=.15); sf = M.skin_fruit('#c2a878', '#a88c5c', gloss=.45, sss=.05, coat=0); fl = M.skin_fruit('#4a2814', '#33180c', gloss=.15, sss=.02, coat=.5); se = M.skin_fruit('#e6cf9a', '#d6b878', gloss=.4, sss=.1, coat=0)
    def cracker(q, x, y, rz, R):
        """broken piece: straight and ragged edges, thin, baked unevenly, full of seeds"""
        g = random.Random(q); n = g.randint(5, 6); cor = [(R * g.uniform(.85, 1.15) * math.cos(6.2832 * (i + g.uniform(-.22, .22)) / n) * 1.15, R * g.uniform(.85, 1.1) * math.sin(6.2832 * (i + g.uniform(-.22, .22)) / n)) for i in range(n)]; pts = []
        for (x0, y0), (x1, y1) in zip(cor, cor[1:] + cor[:1]): pts += [(x0 + (x1 - x0) * t / 12 + .012 * F.nz((x0 + t, y1, q), 1.7), y0 + (y1 - y0) * t / 12 + .012 * F.nz((x1, t, q), 1.9)) for t in range(12)]
        B = F.outline(pts, (0, 0)); top = lambda x, y: .042 + .010 * F.nz((x, y, q), 5) + .006 * F.nz((x, y, 4), 14, q); wv = lambda x, y: .030 * F.nz((x, y, q), 1.6)
        o = F.polar('cracker', B, lambda x, y, t: wv(x, y) + top(x, y) * (1 if t < .97 else .82) * (t < 1), F.m_attr2('#a8743a', '#6a3c18', 'mask', .75, .75, .04, 0, (.1, .95), .5, 8, .5), 50, 140, {'mask': lambda x, y, z, t: .35 * F.sm(.75, 1, t) + .6 * max(0, F.nz((x, y, q), 3))}, bottom=True, smooth=50)
        def pos(k): return lambda r: (lambda a, u: (lambda b: (b * math.cos(a), b * math.sin(a), wv(b * math.cos(a), b * math.sin(a)) + top(b * math.cos(a), b * math.sin(a)) - k))(B(a) * .93 * math.sqrt(u)))(r.uniform(0, 6.2832), r.random())
        for name, m, n_, sz, fm, k in (('pk', pk, 22, .058, (1, .52, .24), .010), ('sf', sf, 34, .040, (1, .42, .26), .008), ('fl', fl, 60, .021, (1, .55, .35), .005), ('se', se, 70, .015, (1, .65, .4), .004)): F.bits(name, n_, pos(k), sz, m, q * 7 + len(name) + n_, fm, .35, tilt=.22).parent = o
        o.location = (x, y, 2); o.rotation_euler.z = math.radians(rz); bed.rest(o, 24)
    for i, (x, y, rz, R) in enumerate(((-.86, .42, 20, .40), (-.22, -.52, 80, .38), (-1.05, -.34, 140, .42), (.02, .52, 260, .36), (-.42, .02, 200, .44), (-.66, -.10, 320, .34))): cracker(11 + i, x, y, rz, R)
    with Group('b', loc=(.85, -.20, .09)): P.bowl(.46, .30, '#e9e4da', speck=.7); F.polar('ch', lambda a: .425, lambda x, y, t: .235 + .045 * math.sin(9 * math.hypot(x, y) - math.atan2(y, x)) * F.sm(.40, .2, math.hypot(x, y)) + .012 * F.nz((x, y, 0), 6), M.ceramic('#faf3e2', .45), 40, 100); F.bits('chive', 22, lambda g: (lambda p: (*p, .235 + .045 * math.sin(9 * math.hypot(*p) - math.atan2(p[1], p[0])) * F.sm(.40, .2, math.hypot(*p))))(disc(g, .28)), .022, M.leaf('#3f7a22', '#6f9a45', gloss=.4, trans=.2), 3, (1.3, .5, .4))
    for x, y, rz, L, q in ((.50, .92, 18, .85, 3), (-1.72, -1.12, 30, .7, 6)):
        with Group('ro', loc=(x, y, 1), rot=(0, 0, rz)) as rg: P.rosemary(L, q)
        bed.rest(rg, 8)
    ps = iter(apart(26, .085, lambda g: (g.gauss(.42, .42), g.gauss(-.82, .10)), 8)); F.bits('loose', 26, bed.on(lambda g: next(ps), .0), .058, pk, 8, (1, .52, .24), .35, tilt=.1); ps2 = iter(apart(30, .06, lambda g: (g.gauss(.30, .5), g.gauss(-.80, .14)), 9)); F.bits('crumbs', 30, bed.on(lambda g: next(ps2), .0), .018, F.m_attr2('#a8743a', '#6a3c18', 'none', .8, .8, .04, 0, (0, 1), .9, 9, .4), 5, (1, .8, .7), 0, .35)

# ------------------------------------------------------------------ chestnuts, autumn
def d_glazed_chestnuts(s):
    """shining glazed chestnuts in a small black skillet with rosemary"""
    surface('walnut', 22); window(-1, 54, 27, 4.8, 36, .25, .4, warm=.6, base=.06); rng = random.Random(4); m = M.cast_nonstick('#19191a', .34)
    with Group('sk', rot=(0, 0, 24)):
        lathe('skillet', [(0, .02), (.80, .02, .05), (.98, .26, .06), (1.02, .28, .02), (1.05, .27, .02), (.88, .0, .08), (0, 0)], m, seg=128, fil=6)
        prism('h', fillet([(-.13, -.98), (-.10, -1.5, .3), (-.14, -2.2, .12), (.14, -2.2, .12), (.10, -1.5, .3), (.13, -.98)], False, 8), .17, .25, m, bevel=.03, seg=3)
    F.polar('glaze', lambda a: .80, lambda x, y, t: .055 + .008 * F.nz((x, y, 0), 4), F.m_syrup('#8a4412'), 24, 90)
    gl = M.skin_fruit('#a8622a', '#7a3c14', gloss=.06, sss=.15, coat=1.0, scale=1.5, bump=.06); lst = []
    for i in range(23):
        o = F.chestnut_peeled(.17, i); o.data = o.data.copy(); o.data.materials.clear(); o.data.materials.append(gl); a = i * 2.4; q = .66 * math.sqrt((i % 17 + .5) / 17); o.location = (q * math.cos(a), q * math.sin(a), .20 + .22 * (i > 16)); o.rotation_euler = (rng.uniform(0, 6), rng.uniform(0, 6), rng.uniform(0, 6))
    sprig(-.35, .25, .42, -20, .7, 5)
    pr = [F.chestnut_roast(.18, 10 + i) for i in range(2)]
    for i, (x, y) in enumerate(((-1.6, .75), (-1.35, 1.15), (1.55, .85))): o = pr[i] if i < 2 else inst(pr[0]); o.location = (x, y, .15); o.rotation_euler = (math.radians(78), 0, 1.3 * i + .4); o.scale = (.18,) * 3
    P.napkin(1.8, 1.7, '#7c6a4e', seed=9, loc=(1.6, 1.5, 0), rot=(0, 0, 20)); sprig(-1.5, -.95, .02, 30, .9, 8)

def d_red_cabbage(s):
    """dark red cabbage in a bowl with glazed chestnuts and a cinnamon stick"""
    surface('oak', 31); window(1, 54, 28, 4.8, 34, .3, .5, warm=.4, base=.08); rng = random.Random(6); P.plate(1.35, '#cfc9bb', speck=.7)
    with Group('bowl', loc=(0, 0, .07)):
        P.bowl(1.05, .58, '#e3ddd0', speck=.8); cab = M.skin_fruit('#2e0718', '#561230', gloss=.26, sss=.04, coat=.35, scale=3, bump=.08)
        F.polar('base', lambda a: .88, lambda x, y, t: .40 + .16 * (1 - t * t) + .03 * F.nz((x, y, 0), 5), cab, 40, 120)
        for i in range(260):
            x, y = disc(rng, .70); zz = .43 + .17 * (1 - (math.hypot(x, y) / .9) ** 2); c = rng.uniform(-1.6, 1.6); L_ = rng.uniform(.22, .42)
            sweep('strip', catmull([(L_ * (t - .5), c * .12 * math.sin(math.pi * t), .03 * math.sin(5 * t + i)) for t in (0, .25, .5, .75, 1)], 5), 1, cab, prof=[(.006 * math.sin(q), .030 * math.cos(q)) for q in [6.2832 * j / 8 for j in range(8)]], up=(0, 0, 1), loc=(x, y, zz), rot=(rng.uniform(-14, 14), rng.uniform(-14, 14), rng.uniform(0, 360)), smooth=180)
        gl = M.skin_fruit('#b06c30', '#86461a', gloss=.08, sss=.15, coat=.9, scale=1.5, bump=.06)
        for i, (x, y) in enumerate(((.10, .05), (.38, -.12), (-.20, -.22), (-.48, .02), (.12, .38), (.15, -.40))): o = F.chestnut_peeled(.165, 30 + i, loc=(x, y, .70 - .12 * math.hypot(x, y)), rot=(30 * i, 20 * i, 60 * i)); o.data = o.data.copy(); o.data.materials.clear(); o.data.materials.append(gl)
        F.cinnamon(.70, .055, 3, loc=(-.30, .50, .61), rot=(0, 0, 30)); F.star_anise(.14, 2, loc=(.48, .24, .60), rot=(10, 14, 0))
    P.fork(loc=(1.75, -.9, .03), rot=(0, 0, 88)); P.apple(.42, 4, 'red', loc=(-1.6, 1.55, .4)); P.napkin(1.4, 2.0, '#7c3b4e', seed=7, loc=(1.95, .3, 0), rot=(0, 0, 5))

def grapes(x, y, z, n=46, rz=0, seed=3, rad=.108, color=('#2a0f2e', '#4a1c46')):
    """a bunch lying down: berries packed against each other along a stalk, which comes out at its broad end"""
    g = random.Random(seed); c, sn = math.cos(math.radians(rz)), math.sin(math.radians(rz)); W = lambda u, v, h: (x + u * c - v * sn, y + u * sn + v * c, z + h)
    ax = [W(.62 - 1.05 * t, .05 * math.sin(4 * t), .20 - .06 * t) for t in [i / 30 for i in range(31)]]; R = [rad * g.uniform(.88, 1.1) for _ in range(n)]
    st = []
    for i in range(n): t = (i / n) ** .75; q = .30 * (1 - .72 * t); a = i * 2.4; st.append(W(.55 - 1.0 * t, q * math.cos(a), .30 + q * abs(math.sin(a))))
    Q = pack(R, st, ax, seed, 500, z, .022, .012); pr = [P.icosphere('grape', 5, lambda v, q=q: Vector((v.x, v.y, v.z * 1.07)) * (1 + .02 * F.nz(v, 1, q)), F.m_grape(*color), loc=(0, 0, -40)) for q in range(3)]
    for i, (p, r) in enumerate(zip(Q, R)): inst(pr[i % 3], loc=p, rot=(g.uniform(-40, 40), g.uniform(-40, 40), g.uniform(0, 360)), scale=r)
    up = lambda p: Vector(p)
    stalk = catmull([up(ax[24]), up(ax[12]), up(ax[0]) + Vector((0, 0, .02)), up(W(.86, .02, .13)), up(W(1.06, .10, .03)), up(W(1.20, .16, .028))], 8); th = [(stalk, lambda t: .016 + .010 * t), (catmull([up(W(1.17, .05, .03)), up(W(1.20, .16, .028)), up(W(1.24, .26, .034))], 6), lambda t: .020)]
    for p in Q:
        q = min(ax, key=lambda a: (Vector(a) - Vector(p)).length); th.append((catmull([Vector(q), (Vector(q) + Vector(p)) / 2 + Vector((0, 0, .02)), Vector(p)], 3), lambda t: .009))
    F.tubes('stalk', th, M.skin_fruit('#6a6a2e', '#7d6a38', gloss=.5, sss=.05, coat=0), 9)

def d_autumn_platter(s):
    """wooden platter: chestnuts, cheese, grapes, dried pears, walnuts, rye bread"""
    surface('old', 41); window(-1, 66, 33, 5.0, 34, .4, .6, warm=.5, base=.09); rng = random.Random(8); rb = lathe('rb', [(0, 0), (1.95, 0, .03), (1.98, .06, .04), (1.95, .13, .03), (0, .13)], M.wood('walnut', 'x'), seg=160); z = .13
    bed = Bed([rb], (-2.9, 2.9, -2.6, 2.6), .02)
    with Group('cheese', loc=(-.22, .62, z), rot=(0, 0, 26)):
        w = prism('w', fillet([(0, 0, .02), (1.25, -.42, .02), (1.25, .42, .02)], closed=True, seg=3), 0, .50, M.cheese('#e0b866'), bevel=.02, seg=2); ri = prism('rind', fillet([(1.248, -.43), (1.31, -.44, .015), (1.31, .44, .015), (1.248, .43)], closed=True, seg=3), -.0, .505, M.plaster('#9a6a38', .8, .12, 20), bevel=.012, seg=2)
        displace_verts(w, lambda v: Vector((v.x, v.y, v.z + .006 * F.nz((v.x, v.y, 0), 2))))
    bed.add(w); bed.add(ri)
    with Group('cut', loc=(-.42, .20, z), rot=(0, 0, -4)): ct = prism('cut', fillet([(0, 0, .02), (.92, -.26, .02), (.92, .10, .02)], closed=True, seg=3), 0, .13, M.cheese('#e0b866'), bevel=.015, seg=2)
    bed.add(ct)
    grapes(1.26, .12, z, 48, 60, 3)
    for i in range(5): bed.rest(F.rye_slice(.31, .12, 60 + i, loc=(-1.40 + .20 * i, .84 - .02 * i + .03 * (i % 2), 2), rot=(rng.uniform(-3, 3), 24 if i else 0, -12 + rng.uniform(-7, 7))), 34)
    for i, (x, y) in enumerate(((-1.40, -.10), (-1.22, -.42), (-1.02, -.08), (-1.28, -.70), (-.92, -.42), (-.98, -.78), (-1.16, -.28), (-.76, -.62), (-1.05, -.55))): bed.rest(F.pear_dried(.25 * rng.uniform(.92, 1.08), i, loc=(x, y, 2), rot=(0, 0, rng.uniform(0, 360))), 24)
    fl = mesh_obj('floor_rb', [(-3, -3, z - .3), (3, -3, z - .3), (3, 3, z - .3), (-3, 3, z - .3), (-3, -3, z), (3, -3, z), (3, 3, z), (-3, 3, z)], [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], None, smooth=None); fl.hide_render = True
    nut = [F.chestnut_roast(.17 * rng.uniform(.9, 1.08), 10 + i, loc=(-.02 + .24 * math.cos(i * 2.4) * (i % 6 > 0), -.92 + .22 * math.sin(i * 2.4), z + .3 + .17 * i), rot=(80 + rng.uniform(-25, 25), rng.uniform(-25, 25), rng.uniform(0, 360))) for i in range(11)]
    wal = [F.walnut_half(.135, i, loc=(.98 + .24 * math.cos(i * 2.4), -1.0 + .20 * math.sin(i * 2.4), z + .3 + .16 * i), rot=(rng.uniform(-30, 30), rng.uniform(-30, 30), 60 * i)) for i in range(9)]
    F.settle(nut + wal, [fl], 120, damp=.6)
    for i, (x, y, r) in enumerate(((-2.15, -1.25, 30), (2.25, 1.3, 120))): bed.lay(F.autumn_leaf(.6, i + 2, loc=(x, y, 2), rot=(0, 0, r)), 4, .004)
    bed.rest(P.knife(loc=(1.75, -1.62, 1), rot=(0, 0, 24)), 8)

def d_calzone(s):
    """golden mini calzones on a board"""
    surface('smoked', 12); window(1, 58, 28, 4.8, 34, .3, .5, warm=.5, base=.08); rng = random.Random(5); prism('bd', rrect(3.3, 2.1, .15, 8), 0, .14, M.wood('oak', 'x'), bevel=.03, seg=4, rot=(0, 0, 6))
    m = F.m_crust('#b5702f')
    def half(x, y, rz, seed):
        """half moon: domed, its edge crimped"""
        n, k = 70, 24; V = []; Fc = []; R = .78; a1 = math.pi
        for i in range(n + 1):
            a = a1 * i / n
            for j in range(k + 1):
                t = j / k; r = R * t * (1 + .02 * math.sin(26 * a) * (t > .86)); e = math.sin(math.pi * min(1, (1 - abs(2 * t - .92)) if t < .96 else 0)) if t < .96 else 0
                body = max(0, math.sin(math.pi * min(t / .86, 1))) ** .7; fall = math.sin(math.pi * min(1, max(0, a / math.pi))) ** .35
                V.append((r * math.cos(a), r * math.sin(a), .04 + .36 * body * fall + .03 * F.nz((r * math.cos(a), r * math.sin(a), seed), 4) + (.03 * math.sin(26 * a) * F.sm(.84, .92, t))))
        for i in range(n):
            for j in range(k): q = i * (k + 1) + j; Fc.append((q, q + k + 1, q + k + 2, q + 1))
        o = mesh_obj('cz', V, Fc, m, smooth=180, loc=(x, y, .14), rot=(0, 0, rz)); solidify(o, .05, -1)
    half(-.85, .30, 10, 1); half(.55, .55, -14, 4); half(-.30, -.80, -6, 7); half(1.05, -.62, 24, 9)
    F.chips('flour', 260, lambda g: (g.gauss(-1.4, .4), g.gauss(-.9, .25), .006), .010, M.plain('#f4efe4', .9), 3); F.basil_sprig(.5, 5, 6, loc=(1.75, 1.1, .02)); P.tomato(.17, 4, loc=(-1.9, 1.2, .15)); P.tomato(.16, 6, loc=(-1.6, 1.45, .14), rot=(10, 10, 80))

def d_bouillon(s):
    """green-orange bouillon powder in a jar with a spoon, carrots, leek and celery root beside it"""
    surface('stone'); S.room_backdrop(18, '#b9b2a2', 'day'); window(-1, 56, 27, 5.0, 34, .4, .5, warm=.3, base=.10); rng = random.Random(6)
    mx = [F.m_attr2('#c9742a', '#a8551a', 'none', .85, .85, .02, 0, (0, 1), 1.4, 12, .4), F.m_attr2('#6f8232', '#4f6322', 'none', .85, .85, .02, 0, (0, 1), 1.4, 12, .4), F.m_attr2('#dcc48c', '#b89a5c', 'none', .85, .85, .02, 0, (0, 1), 1.4, 12, .4)]
    with Group('jar', loc=(-.15, .25, 0)):
        F.jar(.52, 1.15, 'wood', True); lathe('powder', [(0, .06), (.44, .06, .05), (.47, .78, .03), (.2, .84, .1), (0, .86)], F.m_attr2('#b08a3c', '#7d7a34', 'none', .9, .9, .02, 0, (0, 1), 2.2, 24, .5), seg=72)
        for q in range(3): F.chips('p', 420, lambda g: (lambda a: (.472 * math.cos(a), .472 * math.sin(a), g.uniform(.1, .78)))(g.uniform(0, 6.28)), .022, mx[q], 3 + q, .4)
    with Group('bw', loc=(1.10, -.45, 0)):
        P.bowl(.50, .28, '#e9e2d4', speck=.7)
        for q in range(3): F.chips('b', 520, lambda g: (lambda a, r: (r * math.cos(a), r * math.sin(a), .20 + .12 * (1 - (r / .42) ** 2) + g.uniform(-.01, .02)))(g.uniform(0, 6.28), .41 * math.sqrt(g.random())), .026, mx[q], 13 + q, .4)
        F.polar('base', lambda a: .42, lambda x, y, t: .19 + .12 * (1 - t * t), mx[2], 20, 60)
    F.carrot(1.7, .2, 3, loc=(-1.7, -.35, .2), rot=(0, 0, -18)); F.carrot(1.5, .18, 5, loc=(-1.55, -.75, .18), rot=(0, 0, -8)); F.garlic(.30, 5, loc=(.35, -.95, .21))
    P.icosphere('celery', 6, lambda v: v * .46 * (1 + .10 * F.nz(v, 2.2, 3) + .05 * F.nz(v, 6, 5)), M.potato('#c9b083'), loc=(1.75, .75, .44)); lk = M.leaf('#cfe0b0', '#e9f0d8', gloss=.4, trans=.1)
    sweep('leek', [(-2.2 + .1 * i, 1.15 - .02 * i, .17) for i in range(26)], lambda t: .155 + .03 * t * t, M.skin_fruit('#eef0dc', '#b9cf8a', gloss=.2, sss=.1), seg=40, smooth=180)
    for i in range(3): F.blade(1.3, lambda q: .13 * (1 - .4 * q), M.leaf('#4d7a3a', '#7f9f5a', gloss=.4, trans=.15), lambda q, u: .10 * math.sin(2.2 * q), n=20, m=6, veins=9, dome=.3, loc=(.30, 1.10, .17), rot=(20 * i - 20, -8, -10 + 12 * i))

def d_dried_herbs(s):
    """dried thyme, rosemary and sage on a drying rack, small jars beside it"""
    from .dishes import bundle
    surface('larch', 7); window(1, 66, 34, 5.2, 34, .5, .6, warm=.3, base=.11); rng = random.Random(4)
    with Group('rack', loc=(-.35, .0, 0)): TB.rack(1.7, .40, '#e9e6de', None, 5)
    with Group('h', loc=(-.35, 0, .12)):
        bundle('rosemary', 9, 3, 1.3, loc=(-.75, .55, 0), rot=(0, 0, 12)); bundle('thyme', 10, 5, 1.3, loc=(-.65, -.05, 0), rot=(0, 0, -4)); bundle('sage', 6, 8, 1.1, loc=(-.55, -.70, 0), rot=(0, 0, -16))
    for i, (x, y, c) in enumerate(((1.75, .95, '#74804e'), (2.35, .35, '#5a6b3a'), (1.85, -.35, '#8a8f6a'))):
        with Group('jar', loc=(x, y, 0)): F.jar(.36, .80, 'cork', i == 0); lathe('fill', [(0, .06), (.29, .06, .04), (.31, .52, .05), (0, .56)], F.m_attr2(c, '#4d5a2e', 'none', .85, .85, .03, 0, (0, 1), 1.8, 16, .5), seg=48)
    F.chips('loose', 120, lambda g: (g.gauss(1.7, .3), g.gauss(-1.05, .15), .012), .030, F.m_attr2('#74804e', '#4d5a2e', 'none', .8, .8, .05, 0, (.3, .8), 1.4, 9, .3), 8, .15)

def d_chinoise(s):
    """caquelon of broth, thin slices of beef and chicken, vegetables, three bowls of sauce"""
    surface('walnut', 15); S.room_backdrop(20, '#5c4a3a', 'evening'); evening(1.5); rng = random.Random(7)
    TB.fondue(fork_n=0, color='#2f3234', finish='iron'); F.polar('broth', lambda a: 1.035, lambda x, y, t: 1.70 + .006 * F.nz((x, y, 0), 3), F.m_syrup('#b8862c'), 50, 160); F.chips('herb', 60, lambda g: (*disc(g, .9), 1.712), .024, M.leaf('#3f6f22', '#5f8a35', gloss=.4, trans=.1), 4, .2)
    for a in (35, 150): TB.fondue_fork('#8c1d18' if a < 90 else '#2b4a6b', False, a, 1.72, 1.02)
    lean = F.m_attr2('#9a2a26', '#e6c0b4', 'fat', .35, .3, .3, .3, (.45, .62), .6, 6, .2); pale = F.m_attr2('#eebfae', '#f4d8cc', 'fat', .35, .3, .4, .3, (.3, .8), .5, 5, .15)
    def slices(x, y, m, n, seed):
        """thin slices in a ring on a plate, each leaning on the one before"""
        P.plate(1.0, '#e6e0d4', speck=.7, loc=(x, y, 0))
        for i in range(n):
            a = 6.2832 * i / n
            o = F.polar('slice', lambda q, i=i: .36 * (1 + .10 * math.sin(2 * q + i) + .05 * math.sin(5 * q + 3 * i)), lambda u, v, t, i=i: .035 * math.sin(6 * u + i) + .03 * math.cos(7 * v + 2 * i), m, 18, 72)
            solidify(o, .018, 0); o.location = (x + .46 * math.cos(a), y + .46 * math.sin(a), .17 + .004 * i); o.rotation_euler = (rng.uniform(-.05, .05), math.radians(13), a)
            F.attr(o, 'fat', [.5 + .5 * F.nz((v.co.x * 3, v.co.y * 3, seed + i), 2.4) for v in o.data.vertices])
    slices(-2.45, -.75, lean, 9, 3); slices(2.5, -.9, pale, 8, 5)
    for i, (x, y, c) in enumerate(((-.95, -2.15, '#f4ecd8'), (0, -2.3, '#c9542a'), (.95, -2.15, '#8a9a3c'))):
        with Group('dip', loc=(x, y, 0)): P.bowl(.40, .24, '#56605d', speck=.5); F.polar('s', lambda a: .31, lambda x, y, t: .17 + .02 * math.sin(8 * math.hypot(x, y) - math.atan2(y, x)), M.ceramic(c, .35), 24, 70)
    for i, (x, y) in enumerate(((2.3, 1.1), (2.6, .8), (2.05, .75))): P.mushroom(.2, i, loc=(x, y, .16), rot=(0, 0, 60 * i))
    F.carrot(1.3, .17, 4, loc=(-2.9, .75, .17), rot=(0, 0, 12)); P.wine_glass(2.05, .40, .28, '#7c1020', loc=(-2.3, 2.2, 0))

# ------------------------------------------------------------------ posts
def l_care(s):
    """cast-iron caquelon and enamelled oven, cloth and oil"""
    from .products import spares as SP
    surface('oak', 18); S.room_backdrop(22, '#b9ad9c', 'day'); window(-1, 56, 27, 4.8, 34, .35, .5, warm=.3, base=.10)
    with Group('oven', loc=(1.75, 2.0, 0), rot=(0, 0, -18)): RC.raclette(n=4, color='#1d4a37', handle='wood', pans=('slice',) * 4, glow=0, cable=False)
    with Group('pot', loc=(-1.0, .1, 0), rot=(0, 0, 155)): TB.caquelon(M.cast_nonstick('#2a2c2d', .36, .0))
    with Group('oil', loc=(.55, -.55, 0), rot=(0, 0, 20), scale=.48): SP.oil_bottle()          # built large for its own picture; 100 ml are 4.3 x 12 cm
    P.napkin(2.1, 1.4, '#d8cfbd', seed=4, loc=(-.2, -1.35, 0), rot=(0, 0, 12)); P.napkin(1.0, .7, '#b9a27c', seed=9, loc=(.2, -1.2, .05), rot=(0, 0, 40))

def l_crack(s):
    """empty red caquelon with a hairline crack from its rim, the wooden spoon of the tapping test beside it"""
    surface('oak', 27); S.room_backdrop(20, '#a89a86', 'day'); window(-1, 56, 27, 4.8, 34, .35, .5, warm=.3, base=.09)
    with Group('pot', loc=(-.35, .25, 0), rot=(0, 0, 18)):
        TB.caquelon(M.ceramic('#8c1d18', .14, sss=.0)); me = bpy.data.objects['caq'].data
        skin = BVHTree.FromPolygons([v.co for v in me.vertices], [p.vertices for p in me.polygons]); g = random.Random(4)
        path = [(1.4, .20 + .66 * i / 26) for i in range(27)] + [(1.12 - .14 * i / 6, 1.2) for i in range(1, 6)] + [(.5, .86 - .34 * i / 12) for i in range(13)]      # where it is looked for: outside, rim, inside
        def on_wall(a, q, z):
            """the point of the wall before (q, z) at angle a, and what is out there"""
            c, s_ = math.cos(a), math.sin(a); d = Vector((0, 0, -1)) if z > 1 else Vector((-c, -s_, 0)) if q > 1.3 else Vector((c, s_, 0))
            p, n, _, _ = skin.ray_cast(Vector((q * c, q * s_, z)), d); return p - d * .0015
        def crack(a, places, r, turn, thin):
            pts, at = [], []
            for q, z in places: a += g.choice((-1, 1)) * g.uniform(.2, 1) * turn; pts.append(on_wall(a, q, z)); at.append(a)
            sweep('crack', pts, thin(r), M.plain('#1a0503', .9), seg=6); return at
        at = crack(-1.72, path, .0085, .026, lambda r: lambda t: r * min(1, .25 + 1.6 * t, 3.2 * (1 - t) + .2))
        for k, n, way in ((9, 7, .075), (16, 6, -.075), (21, 5, .06)):          # hairlines that branch off
            a, b = at[k], []
            for m in range(n): b.append(on_wall(a + way * m + g.uniform(-.02, .02), 1.4, path[k][1] - .022 * m * (1 if k < 20 else -1)))
            sweep('hair', b, lambda t: .0045 * (1 - .7 * t), M.plain('#2a0906', .9), seg=6)
        a = at[27]; q = on_wall(a, 1.085, 1.2)          # a chip of glaze is gone at the rim: pale clay
        P.icosphere('chip', 4, lambda v: Vector((v.x * .030 * (1 + .35 * P.nz(v, 1.6, 3)), v.y * .058 * (1 + .35 * P.nz(v, 1.6, 5)), v.z * .012)), M.plaster('#b8946a', .85, .1, 40), loc=tuple(q + Vector((.012 * math.cos(a), .012 * math.sin(a), -.004))), rot=(0, 28, math.degrees(a)))
    with Group('spoon', loc=(.95, -1.05, .08), rot=(0, 0, 24)):
        m = M.wood('beech', 'x'); sweep('stick', [(-.2, 0, .02), (.6, 0, .03), (1.9, 0, .03)], lambda t: .055 + .02 * t, m, seg=24)
        P.icosphere('bowl', 5, lambda v: Vector((v.x * .34 - .45, v.y * .24, v.z * .07 + .02 - (.09 * max(0, 1 - (v.x ** 2 + v.y ** 2) / .55) if v.z > 0 else 0))), m)
    P.napkin(1.9, 1.5, '#cfc4ae', seed=6, loc=(1.55, .95, 0), rot=(0, 0, -14)); F.garlic(.28, 4, loc=(-1.85, -.75, .2))

def l_press(s):
    """stamped pans stacked beside the press"""
    surface('dark'); S.room_backdrop(18, '#8a938b', 'day'); window(-1, 58, 30, 5.0, 34, .5, .7, base=.12); st = M.metal('#b4b7b9', .36, .2); gr = M.powder('#5a6a62', .45, .06, 50); rng = random.Random(3)
    with Group('press', loc=(1.25, 1.0, 0)):
        box('bed', 3.0, 2.4, .7, gr, .06, 3); box('table', 2.2, 1.9, .22, st, .03, 3, z0=.7); rr_loft('die', 1.15, 1.15, .22, [(-.5, .92), (0, .92, .02), (0, 1.16, .03), (-.06, 1.18, .03), (-.12, 1.06, .06), (-.5, 1.05)], st, n=10)
        for x in (-1.2, 1.2):
            for y in (-.85, .85): lathe('col', [(0, .7), (.14, .7), (.14, 4.6), (0, 4.6)], M.metal('#d2d3d3', .14), seg=48, loc=(x, y, 0))
        rr_loft('punch', 1.0, 1.0, .2, [(-.5, 1.75), (-.06, 1.75, .05), (0, 1.82, .04), (0, 2.3), (-.5, 2.3)], st, n=10); box('ram', 2.9, 2.2, .6, gr, .06, 3, z0=2.3); lathe('cyl', [(0, 2.9), (.5, 2.9, .03), (.5, 5.2), (0, 5.2)], M.metal('#c4c7c9', .2), seg=72)
    body = [(-.5, .03), (-.115, .03, .05), (-.045, .15, .0), (0, .16, .01), (.012, .146, .01), (-.02, .13, .0), (-.095, 0, .05), (-.5, 0)]
    for n, (x, y, k) in enumerate(((-1.35, -.35, 13), (-2.55, .45, 9), (-.35, -1.35, 6))):
        for i in range(k): rr_loft('pan', 1.08, 1.08, .2, body, M.metal('#c9cbcc', .32, .2), n=8, loc=(x + rng.uniform(-.012, .012), y + rng.uniform(-.012, .012), .046 * i), rot=(0, 0, rng.uniform(-1.5, 1.5) + 14 * n))
    for i in range(5): rr_loft('blank', 1.5, 1.5, .06, [(-.7, 0), (0, 0), (0, .016), (-.7, .016)], M.metal('#d2d4d5', .3, .2), n=4, loc=(.9 + .02 * i, -1.15, .018 * i), rot=(0, 0, 6 * i))

def l_collection(s):
    """village collection point: containers for glass, cans and paper on a paved square"""
    from .dishes import garden_sun
    S.garden(floor='none'); garden_sun((56, 0, 28), 4.2, (1, .93, .82)); pave = M.stone('#9a9c9a'); rng = random.Random(2)
    mesh_obj('square', [(-60, -30, 0), (60, -30, 0), (60, 12, 0), (-60, 12, 0)], [(0, 1, 2, 3)], pave, smooth=None)
    for i, (x, c, name, kind) in enumerate(((-7.2, '#2f5a40', 'GLAS', 'round'), (0, '#6f7a80', 'DOSEN', 'round'), (7.2, '#2b5a8a', 'PAPIER', 'slot'))):
        m = M.powder(c, .42, .08, 30); dk = M.plain('#121314', .8)
        with Group('container', loc=(x, 0, 0), rot=(0, 0, rng.uniform(-3, 3))):
            for sx in (-1, 1): box('skid', .5, 5.0, .35, M.powder('#3a3d3f', .6), .04, 2, loc=(sx * 2.0, 0, 0))
            rr_loft('body', 5.6, 5.2, .7, [(-1, .35), (-.12, .35, .1), (0, .6, .1), (0, 5.6, .3), (-.5, 6.6, .4), (-1.3, 6.9, .3), (-2.4, 6.95)], m, n=10, seg=6)
            for z in (1.4, 4.2): rr_loft('rib', 5.6, 5.2, .7, [(-.05, z), (.06, z, .04), (.06, z + .22, .04), (-.05, z + .22)], m, n=10)
            if kind == 'round':
                for sx in (-1, 1): lathe('mouth', [(.62, 0), (.78, 0, .05), (.78, .22, .06), (.62, .22)], M.rubber(), seg=56, closed=True, loc=(sx * 1.25, -2.62, 5.0), rot=(90, 0, 0)); lathe('dark', [(0, .02), (.64, .02)], dk, seg=48, cap0=False, cap1=False, loc=(sx * 1.25, -2.62, 5.0), rot=(90, 0, 0))
            else: rr_loft('slot', 3.6, .7, .12, [(-.3, .0), (0, .0), (0, .05), (-.3, .05)], dk, n=6, loc=(0, -2.60, 5.0), rot=(90, 0, 0)); box('hood', 3.9, .7, .10, m, .03, 2, loc=(0, -2.85, 5.42), rot=(-14, 0, 0))
            text('name', name, .85, M.plain('#f4f1e8', .6), .003, loc=(0, -2.615, 2.6), rot=(90, 0, 0))
    S.pot(1.6, 2.2, M.terracotta('#a9603f'), 'lavender', 3, loc=(-12.5, 1.5, 0)); S.pot(1.6, 2.2, M.terracotta('#a9603f'), 'lavender', 6, loc=(12.5, 1.5, 0))

BUILD = {k: v for k, v in globals().items() if callable(v) and k[:2] in ('d_', 'l_')}
