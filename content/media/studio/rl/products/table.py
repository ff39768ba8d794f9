"""Pizza table grill, food dehydrator, fondue set, chestnut oven."""
import math, random
from mathutils import Vector
from ..geo import *
from .. import materials as M, props as P

def mini_pizza(r=.52, seed=1, **k):
    rng = random.Random(seed)
    with Group('pizza', **k) as g:
        n = 90; prof = [(0, .0), (.9, 0), (1.0, .06), (.98, .13), (.88, .135), (.8, .085), (.4, .08), (0, .08)]
        o = lathe('dough', [(x * r, z * r * 1.1, .04 * r) for x, z in prof], M.bread(True), seg=n, smooth=180)
        displace_verts(o, lambda v: Vector((v.x * (1 + .05 * P.nz((v.x, v.y, 0), 2.6 / r * .5, seed)), v.y * (1 + .05 * P.nz((v.x, v.y, 3), 2.6 / r * .5, seed)), v.z * (1 + .35 * P.nz((v.x, v.y, 6), 2.2 / r, seed)))))
        o = lathe('sauce', [(0, .095 * r), (.8 * r, .10 * r), (.86 * r, .08 * r)], M.skin_fruit('#a32410', '#c2411a', gloss=.25, coat=.3), seg=64, cap0=False, cap1=False, smooth=180)
        displace_verts(o, lambda v: Vector((v.x * (1 + .07 * P.nz((v.x, v.y, 0), 4, seed)), v.y * (1 + .07 * P.nz((v.x, v.y, 1), 4, seed)), v.z)))
        for i in range(5):
            a = 2 * math.pi * i / 5 + rng.uniform(-.3, .3); q = r * rng.uniform(.25, .5)
            rr = r * rng.uniform(.2, .34)
            mo = P.icosphere('mozz', 4, lambda v, rr=rr, i=i: Vector((v.x * rr * (1 + .25 * P.nz(v, 1.2, seed + i)), v.y * rr * (1 + .25 * P.nz(v, 1.2, seed + i + 9)), max(0, v.z) * rr * .22 + .02 * P.nz(v, 4, i))), M.cheese_melted('#f6dfa0', .34), loc=(q * math.cos(a), q * math.sin(a), .10 * r))
        for i in range(4):
            a = 2 * math.pi * i / 4 + rng.uniform(-.4, .4) + .5; q = r * rng.uniform(.35, .62)
            P.tomato(.10 * r / .52, seed + i, calyx=False, loc=(q * math.cos(a), q * math.sin(a), .13 * r))
        P.basil((r * .05, 0, .16 * r), 4, .17 * r / .52, seed, rng.uniform(0, 360))
    return g

def clay_dome(tc, R=2.05, n=6, z0=.70):
    """dome with one arched mouth a person and a turned knob; its foot stands on z0"""
    Rd = R - .35; Hd = 1.42 + .45 * (R - 2.05)
    def prof(off, top):
        pts = []
        for i in range(25):
            a = math.pi / 2 * i / 24
            pts.append(((Rd - off) * math.cos(a) ** .82, z0 + .30 + (Hd - off - .30) * math.sin(a) ** 1.05))
        return pts
    o1 = [(Rd, z0, .02), (Rd + .02, z0 + .12, .04), (Rd, z0 + .16, .02)] + [(x, z) for x, z in prof(0, 0)[1:-1]] + [(.30, z0 + Hd - .02, 0), (.0, z0 + Hd, 0)]
    i1 = [(0, z0 + Hd - .13), (.3, z0 + Hd - .15)] + [(x, z) for x, z in reversed(prof(.13, 0)[1:-1])] + [(Rd - .13, z0)]
    dm = lathe('dome', o1 + i1, tc, seg=192, fil=5, closed=False, cap0=False, cap1=False, smooth=40)
    # close bottom ring
    me = dm.data
    import bmesh
    bm = bmesh.new(); bm.from_mesh(me); bm.edges.ensure_lookup_table()
    bmesh.ops.holes_fill(bm, edges=[e for e in bm.edges if e.is_boundary], sides=0) if False else None
    be = [e for e in bm.edges if e.is_boundary]
    bmesh.ops.bridge_loops(bm, edges=be); bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:]); bm.to_mesh(me); bm.free()
    for p in me.polygons: p.use_smooth = True
    aw, ah = min(.62, .62 * 6 / n * Rd / 1.70 * .98), .58
    for i in range(n):
        a = 360 * i / n + 180 / n
        arch = [(-aw, -.1), (aw, -.1), (aw, ah * .45)] + [(aw * math.cos(t), ah * .45 + ah * .55 * math.sin(t)) for t in [math.pi * q / 20 for q in range(1, 20)]] + [(-aw, ah * .45)]
        # radial wedge: narrower inside
        V = []; nn = len(arch)
        for yy, sc in ((-Rd - .5, 1.0), (-Rd * .55, .82)):
            V += [(x * sc, yy, z0 + .0 + z) for x, z in arch]
        F = [tuple(range(nn)), tuple(reversed(range(nn, 2 * nn)))] + [(j, nn + j, nn + (j + 1) % nn, (j + 1) % nn) for j in range(nn)]
        c = mesh_obj('cut', V, F, None, smooth=None, rot=(0, 0, a - 90 + 90))
        bpyfix(c); cut(dm, c)
    add_bevel(dm, .028, 3, 40)
    lathe('knob', [(0, z0 + Hd - .02), (.17, z0 + Hd - .02), (.16, z0 + Hd + .03, .02), (.10, z0 + Hd + .07, .04), (.11, z0 + Hd + .12, .03), (.21, z0 + Hd + .2, .07), (.2, z0 + Hd + .3, .07), (0, z0 + Hd + .33)], M.wood('beech', 'z', gloss=.38), seg=64)

def pizza_grill(color='#2b2d2f', dome='#b05a36', n=6, pizzas=True, glow=3.0, spat=2, R=2.05, **k):
    """round enamel base, stone plate, terracotta dome with arched mouths, spatulas"""
    en = M.enamel(color); st = M.steel_brushed(axis='x'); tc = M.cast_nonstick('#404245', .60, .5) if dome == 'graphite' else M.terracotta(dome)
    with Group('pizzagrill', **k) as g:
        for i in range(4):
            a = math.radians(45 + 90 * i); lathe('foot', [(0, 0), (.14, 0, .02), (.11, .12, .01), (0, .12)], M.rubber(), seg=32, loc=((R - .5) * math.cos(a), (R - .5) * math.sin(a), 0))
        lathe('base', [(0, .1), (R - .35, .1, .05), (R - .06, .22, .12), (R, .50, .06), (R + .0, .60, .05), (R - .06, .66, .04), (R - .16, .64, .02), (R - .18, .60), (0, .60)], en, seg=160, fil=8)
        lathe('trim', [(R - .19, .6), (R - .165, .655, .01), (R - .11, .672, .01), (R - .10, .64)], M.metal('#d5d5d4', .16), seg=160, cap0=False, cap1=False)
        lathe('plate', [(0, .66), (R - .32, .66, .02), (R - .27, .69, .015), (R - .22, .69, .015), (R - .2, .62), (0, .62)], M.cast_nonstick('#1b1b1c', .42), seg=128)
        # control
        with Group('ctrl', rot=(0, 0, 18)):
            with Group('c2', loc=(0, -R + .012, .40), rot=(84, 0, 0)):
                lathe('kn0', [(0, 0), (.17, 0), (.17, .02, .01), (.15, .03), (0, .03)], M.metal('#d2d2d2', .2), seg=64)
                lathe('knob', [(0, .02), (.125, .02, .01), (.115, .15, .02), (.10, .165, .01), (0, .165)], M.plastic('#141415', .36, .08), seg=64)
                box('mk', .014, .09, .004, M.plain('#f4f4f2', .4), 0, loc=(0, .05, .165))
                lathe('led', [(0, .01), (.02, .008), (.02, 0)], M.emission('#ff7a1c', 5 if glow else 1), seg=20, loc=(.26, 0, 0))
        Rd, z0 = R - .35, .70; clay_dome(tc, R, n, z0)
        # heater ring in the dome
        if glow:
            pts = [((Rd - .7) * math.cos(a), (Rd - .7) * math.sin(a), z0 + .98) for a in [2 * math.pi * i / 64 for i in range(64)]]
            sweep('heat', pts, .035, M.emission('#ff5a1c', 8 * glow), seg=10, closed=True)
            lathe('glowdisc', [(0, z0 + 1.0), (Rd - .55, z0 + .98)], M.heat_reflector(glow), seg=48, cap0=False, cap1=False)
        if pizzas:
            for i in range(n):
                a = math.radians(360 * i / n + 180 / n - 90); mini_pizza(.50, 3 + i, loc=((Rd - .58) * math.cos(a), (Rd - .58) * math.sin(a), .69), rot=(0, 0, i * 50))
    return dict(root=g, R=R, H=2.4)

def bpyfix(o):
    import bmesh
    bm = bmesh.new(); bm.from_mesh(o.data); bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:]); bm.to_mesh(o.data); bm.free()

def spatula(handle='beech', pizza=None, **k):
    with Group('spatula', **k) as g:
        st = M.steel_brushed(axis='y'); w = .95
        out = fillet([(-w / 2, 1.0, .08), (-w / 2, .15, .18), (-.09, -.12, .12), (-.07, -.55), (.07, -.55), (.09, -.12, .12), (w / 2, .15, .18), (w / 2, 1.0, .08)], closed=True)
        o = prism('blade', list(reversed(out)), 0, .022, st, bevel=.006, seg=2)
        displace_verts(o, lambda v: Vector((v.x, v.y, v.z + (.14 * ((-v.y - .05) / .5) if v.y < -.05 else 0))))
        rings = []; L = 1.15; N = 20
        for i in range(N + 1):
            t = i / N; rad = .075 + .03 * math.sin(math.pi * t) + .012 * t; e = min(t, 1 - t) * L
            if e < .06: rad *= .4 + .6 * math.sqrt(max(0, 1 - (1 - e / .06) ** 2))
            rings.append([(rad * math.cos(a), -.5 - L * t, .15 + .13 * t + rad * .8 * math.sin(a)) for a in [2 * math.pi * j / 28 for j in range(28)]])
        loft('h', rings, M.wood(handle, 'y', gloss=.38), smooth=180)
        sweep('f', [(0, -.47, .147), (0, -.56, .157)], .092, M.metal('#cfcfce', .2), seg=32)
        if pizza: mini_pizza(.46, pizza, loc=(0, .5, .022), rot=(0, 0, 30))
    return g

def rack(R=1.7, h=.40, color='#e9e6de', food='apple', seed=1, mesh=True, **k):
    """dehydrator ring with wire mesh floor and food"""
    rng = random.Random(seed)
    m = M.plastic(color, .38, .06, 50, sss=.02)
    with Group('rack', **k) as g:
        lathe('ring', [(R - .09, .0), (R - .03, .0, .015), (R - .02, .05, .015), (R, .06, .012), (R + .012, .09, .012), (R + .012, h - .06, .02), (R - .01, h - .03, .015), (R - .02, h + .025, .012), (R - .075, h + .025, .012), (R - .085, h - .03, .012), (R - .07, h - .05, .01), (R - .065, .13, .02), (R - .13, .11, .01), (R - .14, .07, .01), (R - .09, .05, .01), (R - .09, 0)], m, seg=144, fil=4, cap0=False, cap1=False)
        # air slots: one merged row of dark rounded inlays round the ring
        V = []; F = []; sl = rrect(.036, .15, .018, 4)
        for i in range(72):
            a = 2 * math.pi * i / 72; b0 = len(V)
            if i % 9 in (0,): continue
            for q, (x, y) in enumerate(sl):
                aa = a + x / R; V.append(((R + .0135) * math.cos(aa), (R + .0135) * math.sin(aa), h * .52 + y))
            F.append(tuple(range(b0, b0 + len(sl))))
        mesh_obj('slots', V, F, M.plain('#33332f', .85, .15), smooth=180)
        lathe('gap', [(R - .028, -.01), (R - .010, -.01), (R - .010, .030), (R - .03, .030)], M.plain('#3a3936', .8, .2), seg=96, cap0=False, cap1=False)
        wm = M.metal('#c6c8c9', .22)
        wr = .009
        if mesh:
            # woven stainless mesh: one merged object
            V = []; F = []
            def bar(p, q):
                p, q = Vector(p), Vector(q); d = (q - p).normalized(); u = Vector((0, 0, 1)); v = d.cross(u)
                b = len(V)
                for c in (p, q):
                    for j in range(6):
                        a = 2 * math.pi * j / 6; V.append(c + (u * math.cos(a) + v * math.sin(a)) * wr)
                for j in range(6): F.append((b + j, b + (j + 1) % 6, b + 6 + (j + 1) % 6, b + 6 + j))
            s = .105; n = int((R - .1) / s)
            for i in range(-n, n + 1):
                x = i * s; L = math.sqrt(max(0, (R - .1) ** 2 - x * x))
                if L > .05: bar((x, -L, .10), (x, L, .10)); bar((-L, x, .115), (L, x, .115))
            mesh_obj('mesh', V, F, wm, smooth=180)
        # outer ring of mesh
        sweep('mr', [((R - .11) * math.cos(a), (R - .11) * math.sin(a), .11) for a in [2 * math.pi * i / 96 for i in range(96)]], .018, wm, seg=8, closed=True)
        pos = [(0, 0)] + [(.72 * math.cos(a), .72 * math.sin(a)) for a in [2 * math.pi * i / 6 for i in range(6)]] + [(1.26 * math.cos(a), 1.26 * math.sin(a)) for a in [2 * math.pi * i / 11 + .2 for i in range(11)]]
        if food:
            for i, (x, y) in enumerate(pos):
                x += rng.uniform(-.04, .04); y += rng.uniform(-.04, .04)
                f = food if isinstance(food, str) else rng.choice(food)
                if f == 'apple': P.apple_ring(.33 * rng.uniform(.9, 1.05), .04, seed + i, warp=rng.uniform(.05, .14), loc=(x, y, .15), rot=(rng.uniform(-4, 4), rng.uniform(-4, 4), rng.uniform(0, 360)))
                if f == 'tomato': P.disc_slice(.27 * rng.uniform(.85, 1.05), .05, seed + i, color='#b5261c', edge='#6d0d0a', loc=(x, y, .14), rot=(rng.uniform(-5, 5), rng.uniform(-5, 5), 0))
                if f == 'orange': P.apple_ring(.34, .03, seed + i, warp=.05, color='#e89a2a', edge='#a04a0c', skin='#c9650f', hole=.05, loc=(x, y, .15), rot=(rng.uniform(-4, 4), rng.uniform(-4, 4), 0))
                if f == 'kiwi': P.apple_ring(.27, .035, seed + i, warp=.06, color='#8fa83c', edge='#4f6a1c', skin='#5a4626', hole=.12, loc=(x, y, .15))
                if f == 'mushroom': P.mushroom_slice(.24, .05, loc=(x, y, .15), rot=(rng.uniform(-6, 6), rng.uniform(-6, 6), rng.uniform(0, 360)))
                if f == 'herb': P.basil((x, y, .15), 4, .3, seed + i, rng.uniform(0, 360))
    return g

def dehydrator(color='#e9e6de', accent='#2f3234', racks=4, foods=('apple', 'tomato', 'orange', 'mushroom', 'apple'), lid=True, lift=0.0, **k):
    m = M.plastic(color, .36, .06, 50, sss=.02); dk = M.plastic(accent, .4, .12)
    with Group('dehydrator', **k) as g:
        R = 1.7
        for i in range(4):
            a = math.radians(45 + 90 * i); lathe('foot', [(0, 0), (.13, 0, .02), (.11, .08, .01), (0, .08)], M.rubber(), seg=24, loc=(1.3 * math.cos(a), 1.3 * math.sin(a), 0))
        lathe('base', [(0, .07), (R - .22, .07, .05), (R - .04, .16, .08), (R + .02, .5, .1), (R + .02, .86, .08), (R - .05, .93, .03), (R - .06, .96, .01), (R - .12, .96, .01), (R - .13, .9), (0, .9)], m, seg=160, fil=8)
        lathe('band', [(R + .005, .2), (R + .028, .22, .01), (R + .04, .42, .02), (R + .03, .44)], dk, seg=160, cap0=False, cap1=False)
        # control fascia
        with Group('f', loc=(0, -R - .015, .62), rot=(90, 0, 0)):
            lathe('d0', [(0, -.05), (.24, -.05), (.24, .02, .012), (.225, .03, .008), (0, .03)], M.metal('#cfd0d0', .2), seg=80)
            lathe('knob', [(0, .02), (.18, .02, .01), (.168, .17, .02), (.15, .19, .015), (0, .19)], dk, seg=80)
            box('mk', .018, .12, .004, M.plain('#f4f4f2', .4), 0, loc=(0, .075, .19))
            for i in range(11):
                a = math.radians(225 - 27 * i); box('t', .012, .045, .004, M.plain('#3a3d3f', .5), 0, loc=(.31 * math.cos(a), .31 * math.sin(a), -.012), rot=(0, 0, math.degrees(a) - 90))
        with Group('sw', loc=(.62, -R + .105, .62), rot=(90, 0, 21)):
            rr_loft('bez', .26, .16, .04, [(-.08, -.05), (0, -.05), (0, .014, .01), (-.02, .014, .004), (-.025, .004), (-.06, .004)], M.plastic('#111112', .35), n=5)
            rr_loft('rock', .2, .10, .02, [(-.04, 0), (0, 0), (-.004, .022, .008), (-.04, .022)], M.plastic('#1b1b1c', .25, .02), n=5, rot=(0, 7, 0))
        z = .93
        for i in range(racks):
            rack(R, .40, color, foods[i % len(foods)], 20 + i * 7, loc=(0, 0, z)); z += .415
        if lid:
            z += lift
            tm = M.plastic(color, .3, .04, 50)
            lathe('lid', [(R - .09, z), (R + .01, z, .01), (R + .012, z + .08, .03), (R - .06, z + .15, .08), (R - .5, z + .2, .3), (.5, z + .21, .02), (.46, z + .16, .02), (0, z + .16)], tm, seg=160, fil=8)
            # vent rose
            for i in range(16):
                a = 2 * math.pi * i / 16
                rr_loft('v', .06, .28, .028, [(-.028, z + .15), (0, z + .165)], M.plain('#1a1a1a', .8), n=4, loc=(.28 * math.cos(a), .28 * math.sin(a), 0), rot=(0, 0, math.degrees(a) - 90))
            lathe('lk', [(0, z + .16), (.1, z + .16, .01), (.1, z + .2, .02), (0, z + .2)], dk, seg=40)
    return dict(root=g, R=R, H=z + .25)

def stand():
    """rechaud: plate, two rings on three legs; a caquelon whose bottom is at 1.0 lies on the upper ring (z 1.094: the tube touches its slope at r .90)"""
    st = M.steel_radial(); ch = M.metal('#d6d6d4', .16)
    lathe('tray', [(0, .03), (1.1, .03, .02), (1.2, .06, .03), (1.26, .12, .02), (1.27, .13, .01), (1.25, .14, .01), (1.18, .085, .03), (1.08, .055, .02), (0, .055)], st, seg=128)
    # ring stand on three legs
    for z, r in ((1.094, .92), (.35, 1.0)):
        sweep('ring', [(r * math.cos(a), r * math.sin(a), z) for a in [2 * math.pi * i / 96 for i in range(96)]], .04, ch, seg=16, closed=True)
    for i in range(3):
        a = 2 * math.pi * i / 3 + .5; c, s = math.cos(a), math.sin(a)
        sweep('leg', catmull([(.92 * c, .92 * s, 1.094), (.955 * c, .955 * s, .75), (1.03 * c, 1.03 * s, .3), (1.12 * c, 1.12 * s, .06)], 8), .045, ch, seg=16)

def caquelon(en, z=0, r=1.12):
    """pot with a stub handle towards +x, its bottom on z"""
    lathe('caq', [(0, z), (.72, z, .1), (1.0, z + .2, .25), (r, z + .62, .3), (r - .03, z + .86, .02), (r - .02, z + .9, .03), (r - .09, z + .9, .03), (r - .10, z + .8, .02), (r - .09, z + .62, .3), (.92, z + .26, .25), (.7, z + .09, .1), (0, z + .09)], en, seg=144, fil=10)
    # stub handle
    rings = []
    for i in range(25):
        t = i / 24; x = r - .055 + 1.085 * t; w = .15 - .03 * math.sin(math.pi * t) + .02 * t; e = (1 - t) * 1.15
        if e < .1: w *= math.sqrt(max(.0, 1 - (1 - e / .1) ** 2)) * .8 + .2
        rings.append([(x, w * math.cos(a), z + .66 + .10 * t + w * .72 * math.sin(a)) for a in [2 * math.pi * j / 32 for j in range(32)]])
    loft('hnd', rings, en, smooth=180)

def fondue(color='#8c1d18', inside='#efe3cf', fork_n=4, finish='ceramic', forks=None, **k):
    """caquelon on a rechaud with burner, plate and forks"""
    en = M.cast_nonstick(color, .40, .0) if finish == 'iron' else M.ceramic(color, .14, sss=.0); st = M.steel_radial(); ch = M.metal('#d6d6d4', .16)
    with Group('fondue', **k) as g:
        # burner
        lathe('burn', [(0, .05), (.38, .05, .03), (.42, .2, .05), (.40, .42, .05), (.2, .46, .02), (.18, .52, .02), (.10, .52), (0, .5)], ch, seg=80)
        lathe('flame', [(0, .5), (.07, .54, .03), (.05, .68, .05), (0, .8)], M.emission('#4a86ff', 6), seg=24)
        stand()
        z = 1.0; r = 1.12; caquelon(en, z, r)
        # molten cheese
        P_o = lathe('ch', [(0, z + .66), (r - .14, z + .66, .02), (r - .09, z + .685)], M.cheese_melted('#f2cf78', .12), seg=96, cap0=False, cap1=False, smooth=180)
        displace_verts(P_o, lambda v: Vector((v.x, v.y, v.z + .02 * P.nz((v.x, v.y, 0), 3, 2))))
        # swirl surface
        n = 80; V = []; F = []
        for i in range(n + 1):
            for j in range(n + 1):
                x, y = (i / n - .5) * 2.1, (j / n - .5) * 2.1; q = math.hypot(x, y); 
                V.append((x, y, z + .67 + .018 * math.sin(7 * q - 2 * math.atan2(y, x)) * (q < 1) + .014 * P.nz((x, y, 0), 4, 1)))
        for i in range(n):
            for j in range(n):
                q = i * (n + 1) + j
                if all(math.hypot(V[k2][0], V[k2][1]) < r - .075 for k2 in (q, q + 1, q + n + 1, q + n + 2)): F.append((q, q + n + 1, q + n + 2, q + 1))
        mesh_obj('swirl', V, F, M.cheese_melted('#f2cf78', .12), smooth=180)
        for i in range(len(forks) if forks else fork_n):
            a = forks[i] if forks else 40 + 300 * i / max(1, fork_n) ; fondue_fork(['#8c1d18', '#2e5a3f', '#2b4a6b', '#c08a2a'][i % 4], bread=True, rotz=a, z=z + .72, r=r - .1)
    return dict(root=g, R=1.27, H=2)

def fondue_fork(tip='#8c1d18', bread=False, rotz=0, z=1.7, r=1.0):
    with Group('ff', rot=(0, 0, rotz)):
        p0 = Vector((.35, 0, z - .12)); p1 = Vector((r + 1.6, 0, z + .95)); 
        # rests on the rim
        d = (p1 - p0).normalized()
        sweep('rod', [p0, p0 + d * 1.75], .016, M.metal('#d6d6d4', .14), seg=12)
        sweep('hd', [p0 + d * 1.70 + d * (.85 * i / 12) for i in range(13)], lambda t: .04 + .018 * math.sin(math.pi * min(1, t + .1)), M.wood('walnut', 'x', gloss=.34), seg=20, smooth=180)
        sweep('tp', [p0 + d * 2.54, p0 + d * 2.60], .036, M.enamel(tip), seg=20)
        if bread: P.bread_cube(.22, int(rotz), loc=tuple(p0 + d * .02), rot=(20, 35, 10))

def lying_nuts(n, seed=4, step=.36):
    """chestnuts side by side on the pan of the oven, a few in the hollows on top. No two can cut through each other: they lie flat, step is the longest of them (2.34 times its size)"""
    rng = random.Random(seed); protos = [P.chestnut(.17, q, loc=(0, 0, -50)) for q in range(4)]; h = step * math.sqrt(3) / 2
    at = lambda i, j, k=0: (step * (i + j / 2 + k / 2) - .06, h * (j + k / 3) + .05)
    def lay(places, z):
        for q, (x, y) in enumerate(places):
            x, y = x + rng.uniform(-.008, .008), y + rng.uniform(-.008, .008); f = step / 2.34 * rng.uniform(.93, 1); o = inst(protos[q % 4], loc=(x, y, z + .25 * max(0, math.hypot(x, y) - .88))); o.scale = (f,) * 3
            o.rotation_euler = (math.radians(90 + rng.uniform(-9, 9)), math.radians(rng.uniform(-9, 9)), rng.uniform(0, 6.28))
    grid = [(i, j) for i in range(-6, 7) for j in range(-4, 5)]; near = lambda p: math.hypot(p[0] - .1, p[1] + .15)
    low = sorted((at(*g) for g in grid if math.hypot(*at(*g)) < 1.10), key=near)[:n]; lay(low, 1.055)
    full = [at(*g, 1) for g in grid if all(min(math.hypot(at(*c)[0] - x, at(*c)[1] - y) for x, y in low) < .01 for c in (g, (g[0] + 1, g[1]), (g[0], g[1] + 1)))]
    lay(sorted(full, key=near)[:n // 3], 1.055 + .185)

def chestnut_oven(color='#7a1f1a', dome=True, chestnuts=26, **k):
    """enamel drum with perforated steel roasting pan, chestnuts, terracotta half-cover resting aside"""
    en = M.enamel(color); st = M.steel_radial()
    with Group('marroni', **k) as g:
        R = 1.5
        for i in range(3):
            a = math.radians(90 + 120 * i); lathe('foot', [(0, 0), (.13, 0, .02), (.11, .1, .01), (0, .1)], M.rubber(), seg=24, loc=(1.1 * math.cos(a), 1.1 * math.sin(a), 0))
        lathe('drum', [(0, .09), (R - .2, .09, .06), (R - .03, .2, .1), (R, .5, .1), (R, .95, .06), (R - .03, 1.02, .03), (R - .12, 1.03, .02), (R - .16, .98), (R - .2, .7), (0, .7)], en, seg=160, fil=8)
        lathe('trim', [(R - .14, .98), (R - .13, 1.05, .01), (R - .02, 1.065, .012), (R + .02, 1.05, .01), (R + .02, 1.03)], M.metal('#d5d5d4', .16), seg=160, cap0=False, cap1=False)
        lathe('pan', [(0, .92), (.9, .92, .1), (R - .2, 1.02, .1), (R - .14, 1.08, .02), (R - .11, 1.09, .01), (R - .14, 1.06, .02), (.9, .90, .1), (0, .9)], st, seg=128)
        with Group('kn', loc=(0, -R + .005, .55), rot=(90, 0, 0)):
            lathe('k0', [(0, 0), (.2, 0), (.2, .02, .01), (.18, .03), (0, .03)], M.metal('#d2d2d2', .2), seg=64)
            lathe('k1', [(0, .02), (.15, .02, .01), (.135, .16, .02), (.12, .175, .01), (0, .175)], M.wood('walnut', 'z', gloss=.34), seg=64)
        for s in (-1, 1):
            pts = [(s * (R - .02), -.34, .72), (s * (R + .26), -.30, .74), (s * (R + .26), .30, .74), (s * (R - .02), .34, .72)]
            wire('hd', pts, .05, M.metal('#d2d2d2', .18), bend=.14, seg=16)
            sweep('hg', [(s * (R + .26), -.22 + .44 * i / 10, .74) for i in range(11)], lambda t: .075 + .02 * math.sin(math.pi * t), M.wood('walnut', 'y', gloss=.34), seg=24, smooth=180)
        lying_nuts(chestnuts)
    return dict(root=g, R=R, H=1.5)

# ------------------------------------------------------------------ accessories
def as_seen(hex_):
    """the lacquer that shows this colour in the catalogue's light, which lifts dark colours and flattens light ones (measured on six rendered forks)"""
    out, lacquer = (.016, .056, .095, .188, .246, .384, .575, .644, .70), (0, .024, .05, .102, .147, .258, .527, .694, .92); c = []
    for i in (1, 3, 5):
        v = int(hex_[i:i + 2], 16) / 255; v = v / 12.92 if v <= .04045 else ((v + .055) / 1.055) ** 2.4; v = min(max(v, out[0]), out[-1])
        j = max(q for q in range(len(out) - 1) if out[q] <= v); v = lacquer[j] + (lacquer[j + 1] - lacquer[j]) * (v - out[j]) / (out[j + 1] - out[j])
        c.append(round(255 * (v * 12.92 if v <= .0031308 else 1.055 * v ** (1 / 2.4) - .055)))
    return '#%02x%02x%02x' % tuple(c)

def fork_single(tip='#8c1d18', L=2.6, seed=0.0, **k):
    """fondue fork lying flat along +Y: two-pronged head at +Y, wooden handle with a coloured end"""
    ch = M.metal('#d6d6d4', .14)
    with Group('fork', **k) as g:
        y0, y1 = -L / 2, L / 2; z = .062
        sweep('rod', [(0, y0 + .85, z), (0, y1 - .38, z - .02)], .018, ch, seg=14)
        sweep('ferr', [(0, y0 + .86, z), (0, y0 + .98, z)], lambda t: .034 - .012 * t, ch, seg=20)
        for s in (-1, 1):
            pts = catmull([(0, y1 - .40, z - .02), (s * .02, y1 - .34, z - .02), (s * .046, y1 - .26, z - .018), (s * .046, y1 - .12, z - .010), (s * .043, y1, z + .004)], 8)
            sweep('tine', pts, lambda t: .0165 * (1 - .55 * max(0, (t - .72) / .28)), ch, seg=12, smooth=180)
            # barb
            sweep('barb', [(s * .046, y1 - .14, z - .012), (s * .012, y1 - .20, z - .016)], lambda t: .013 * (1 - .8 * t), ch, seg=10)
        sweep('hd', [(0, y0 + .10 + .80 * i / 16, z) for i in range(17)], lambda t: .046 + .014 * math.sin(math.pi * min(1, t * .9 + .1)), M.wood('walnut', 'y', gloss=.34, seed=seed), seg=24, smooth=180)
        sweep('tp', [(0, y0 + .0, z), (0, y0 + .012, z), (0, y0 + .03, z), (0, y0 + .105, z)], lambda t: .051 if t > .05 else .038, M.enamel(as_seen(tip)), seg=28, smooth=40)
    return g

def fork_set(n=6, colors=('#6b1420', '#2e5a3f', '#2b4a6b', '#c08a2a', '#33373a', '#d9d2c0'), **k):
    with Group('forks', **k) as g:
        for i in range(n): fork_single(colors[i % len(colors)], seed=i * 1.3, loc=((i - (n - 1) / 2) * .30, .10 * math.cos(i * 2.1), 0), rot=(0, 0, [1.5, -1.2, .6, -.8, 1.1, -1.6][i % 6]))
    return dict(root=g)

def dough_cutter(R=.62, handle='beech', **k):
    """round cutter for the mini pizzas: steel ring, bowed strap and a turned wooden grip"""
    ch = M.metal('#dcdcda', .26); st = M.metal('#dcdcda', .36)
    with Group('cutter', **k) as g:
        lathe('ring', [(R - .012, .0), (R - .004, .0), (R + .006, .02), (R + .008, .34), (R + .03, .36, .02), (R + .03, .40, .02), (R - .012, .41, .02), (R - .012, .36, .02)], st, seg=144, closed=True, fil=4)
        strap = catmull([(-R, 0, .36), (-R * .92, 0, .62), (-R * .45, 0, .80), (0, 0, .83), (R * .45, 0, .80), (R * .92, 0, .62), (R, 0, .36)], 12)
        sweep('strap', strap, 1, ch, prof=[(y * .012, x * .13) for x, y in [(math.copysign(abs(math.cos(t)) ** .5, math.cos(t)), math.copysign(abs(math.sin(t)) ** .5, math.sin(t))) for t in [2 * math.pi * j / 28 for j in range(28)]]], up=(0, 0, 1), smooth=60)
        for s in (-1, 1):
            for yy in (-.06, .06): lathe('riv', [(0, .02), (.022, .014, .008), (.028, 0)], ch, seg=16, loc=(s * (R + .02), yy, .42), rot=(0, 90 * s, 0))
        lathe('knob', [(0, .82), (.13, .82, .01), (.14, .86, .01), (.10, .92, .05), (.12, 1.02, .06), (.24, 1.12, .08), (.25, 1.24, .10), (.12, 1.34, .10), (0, 1.355)], M.wood(handle, 'z', gloss=.38), seg=72, fil=8)
    return g

def pizza_tools(n=4, handle='beech', cutter=True, **k):
    """spatulas in a fan and the dough cutter"""
    with Group('tools', **k) as g:
        for i in range(n):
            a = (i - (n - 1) / 2) * 26.0; r = math.radians(a); Q = 2.6
            spatula(handle, None, loc=(Q * math.sin(r), Q * math.cos(r) - Q, .003 + .004 * i), rot=(0, 0, -a))
    return dict(root=g)

def silicone_mat(R=1.56, color='#c9b28a', lift=.5, **k):
    """flexible mesh mat for the dehydrator: fine square mesh with a solid rim, one edge curling up"""
    m = M.plastic(color, .46, .05, 40, sss=.04)
    def bend(v):
        c, e = .80, -.60; u = v.x * c + v.y * e; w = -v.x * e + v.y * c          # u = direction that curls up (front right), length preserving
        u0, rho = R * .25, R * 1.25 / max(.05, lift)
        z = v.z + .010 * P.nz((v.x, v.y, 0), .9, 3)
        if u > u0: t = (u - u0) / rho; u, z = u0 + (rho - v.z) * math.sin(t), z + (rho - v.z) * (1 - math.cos(t))
        return Vector((u * c - w * e, u * e + w * c, z))
    with Group('mat', **k) as g:
        V = []; F = []; MW = .016; MT = .030
        def strip(p, q, n=26):
            p, q = Vector(p), Vector(q); d = (q - p).normalized(); u = Vector((-d.y, d.x, 0)); b = len(V)
            for i in range(n + 1):
                c = p.lerp(q, i / n)
                for a, z in ((-MW, 0), (-MW, MT), (MW, MT), (MW, 0)): V.append(c + u * a + Vector((0, 0, z)))
            for i in range(n):
                for j in range(4): F.append((b + i * 4 + j, b + i * 4 + (j + 1) % 4, b + (i + 1) * 4 + (j + 1) % 4, b + (i + 1) * 4 + j))
        s = .098; n = int((R - .05) / s)
        for i in range(-n, n + 1):
            x = i * s; L = math.sqrt(max(0, (R - .06) ** 2 - x * x))
            if L > .05: strip((x, -L, .004), (x, L, .004)); strip((-L, x, .004), (L, x, .004))
        o = mesh_obj('mesh', V, F, m, smooth=30); displace_verts(o, bend); bpyfix(o)
        o = lathe('rim', [(R - .12, .0), (R - .01, .0, .012), (R, .018, .012), (R - .01, .046, .012), (R - .12, .046, .012)], m, seg=160, fil=4, closed=True); displace_verts(o, bend)
        tab = prism('tab', fillet([(-.20, -.06), (-.17, .20, .10), (.17, .20, .10), (.20, -.06)], False, 6), .004, .042, m, bevel=.012, seg=2)
        for v in tab.data.vertices: v.co = Vector((v.co.x, v.co.y + R - .02, v.co.z))
    return dict(root=g)

def rack_single(color='#e9e6de', food=None, **k):
    with Group('racks', **k) as g:
        rack(1.7, .40, color, food, 5)
    return dict(root=g)

def chestnut_knife(handle='beech', **k):
    """short hooked blade for scoring the shell; riveted handle along -X, blade along +X, lying on its side"""
    st = M.steel_brushed(axis='x', rough=.22); br = M.brass(); wd = M.wood(handle, 'x', gloss=.36)
    with Group('knife', **k) as g:
        spine = [(.02, .085), (.30, .10), (.55, .075), (.74, -.01), (.80, -.13)]; edge = [(.80, -.13), (.70, -.085), (.54, -.06), (.30, -.085), (.02, -.085)]
        sp = catmull([(x, y, 0) for x, y in spine], 8); ed = catmull([(x, y, 0) for x, y in edge], 8)
        n = len(sp); V = []; F = []
        ed = list(reversed(ed))
        for i in range(n):
            a, b = sp[i], ed[i]
            for t, z in ((0, .012), (.62, .011), (.985, .001), (.985, -.001), (.62, -.011), (0, -.012)):
                p = a.lerp(b, t); V.append((p.x, p.y, .095 + z))
        for i in range(n - 1):
            for j in range(6): F.append((i * 6 + j, i * 6 + (j + 1) % 6, (i + 1) * 6 + (j + 1) % 6, (i + 1) * 6 + j))
        F.append(tuple(range(6))); F.append(tuple(reversed(range((n - 1) * 6, n * 6))))
        o = mesh_obj('blade', V, F, st, smooth=25); bpyfix(o)
        lathe('bolster', [(0, -.05), (.10, -.05, .02), (.105, .0, .02), (.09, .05, .02), (0, .05)], M.metal('#cfcfce', .18), seg=48, loc=(.0, 0, .095), rot=(0, 90, 0), scale=(.62, 1.0, 1))
        rings = []; N = 44; L = 1.15
        for i in range(N + 1):
            t = i / N; x = -.04 - L * t
            w = .098 + .022 * math.sin(math.pi * t * 1.1) + .030 * math.exp(-((t - .93) / .10) ** 2); th = .060 + .016 * math.sin(math.pi * t)
            e = (1 - t) * L
            if e < .11: q = math.sqrt(max(0, 1 - (1 - e / .11) ** 2)); w *= .15 + .85 * q; th *= .3 + .7 * q
            yc = -.05 * math.sin(math.pi * t) + .02 * t - .03 * max(0, t - .8) * 5
            rings.append([(x, yc + w * math.copysign(abs(math.cos(a)) ** .75, math.cos(a)), .095 + th * math.copysign(abs(math.sin(a)) ** .75, math.sin(a))) for a in [2 * math.pi * j / 36 for j in range(36)]])
        loft('handle', rings, wd, smooth=180)
        for x, y in ((-.30, -.04), (-.62, -.05), (-.94, -.045)): lathe('rv', [(0, .02), (.030, .016, .006), (.038, 0)], br, seg=24, loc=(x, y, .158))
    return g

def knife_scene(**k):
    """knife with three chestnuts, one of them scored with a cross"""
    with Group('kn', **k) as g:
        chestnut_knife(loc=(.10, -.12, 0), rot=(0, 0, 24))
        P.chestnut(.24, 51, loc=(-.52, .52, .185), rot=(94, 0, 20)); P.chestnut(.23, 52, loc=(.05, .66, .18), rot=(88, 6, -50)); P.chestnut(.22, 53, loc=(-.22, .98, .175), rot=(92, 0, 140))
    return dict(root=g)
