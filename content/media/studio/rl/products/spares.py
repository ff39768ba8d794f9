"""Spare parts and accessories of the table devices and cans. Tiny parts are built larger than life (see parts.py)."""
import bmesh, bpy, math, random
from mathutils import Vector
from ..geo import *
from .. import materials as M, props as P
from . import parts as PA, table as TB, waste as W
from .parts import TAU, chrome, dark, zinc

tube = lambda: M.metal('#8d8a86', .38, .3)                # sheathed heating element
ring_pts = lambda r, z=0, a0=0, a1=360, n=96: [(r * math.cos(math.radians(a0 + (a1 - a0) * i / n)), r * math.sin(math.radians(a0 + (a1 - a0) * i / n)), z) for i in range(n + 1)]

def around(s, size, mat, R, z, az=0):
    """text on an upright cylinder, its middle at azimuth az (0 = front)"""
    o = text('wt', s, size, mat); me = bpy.data.meshes.new_from_object(o); bpy.data.objects.remove(o)
    bm = bmesh.new(); bm.from_mesh(me); bmesh.ops.triangulate(bm, faces=bm.faces[:])
    for _ in range(2): bmesh.ops.subdivide_edges(bm, edges=[e for e in bm.edges if e.calc_length() > size * .2], cuts=1); bmesh.ops.triangulate(bm, faces=bm.faces[:])
    for v in bm.verts: a = math.radians(az - 90) + v.co.x / R; v.co = Vector((R * math.cos(a), R * math.sin(a), z + v.co.y))
    bm.verts.index_update(); V = [v.co.copy() for v in bm.verts]; F = [tuple(v.index for v in f.verts) for f in bm.faces]; bm.free()
    return mesh_obj('around', V, F, mat, smooth=180)

def terminal(x, y, z, rot):
    """ceramic bead and flat tab at the end of a heating tube, pointing along the tube (rot about z)"""
    with Group('term', loc=(x, y, z), rot=(0, 0, rot)):
        lathe('bead', [(0, 0), (.075, 0, .02), (.075, .16, .02), (0, .16)], M.plain('#e9e4d8', .5), seg=32, rot=(0, 90, 0)); box('tab', .26, .13, .02, chrome(), .006, 1, loc=(.27, 0, -.01))

# ------------------------------------------------------------------ pizza grill
def dome(R=2.05, n=6, color='#b05a36'):
    with Group('dome') as g: TB.clay_dome(M.cast_nonstick('#404245', .60, .5) if color == 'graphite' else M.terracotta(color), R, n, 0)
    return dict(root=g)

def cast_plate(R=1.85):
    with Group('plate') as g:
        m = M.cast_nonstick('#1b1b1c', .42)
        lathe('plate', [(0, .06), (.4, .06), (.4, .0, .01), (R - .12, .0, .03), (R - .03, .02, .03), (R, .10, .02), (R - .02, .125, .012), (R - .08, .125, .012), (R - .16, .09, .03), (0, .09)], m, seg=160, fil=5)
        for i in range(6):
            a = math.radians(60 * i + 30); lathe('field', [(.50, .089), (.505, .10, .006), (.53, .10, .006), (.535, .089)], m, seg=64, cap0=False, cap1=False, loc=((R - .72) * math.cos(a), (R - .72) * math.sin(a), 0))
    return dict(root=g)

def heating_ring(R=1.35):
    with Group('ring', rot=(0, 0, -20)) as g:
        sweep('tube', ring_pts(R, .14, 12, 348), .055, tube(), seg=20)
        for s in (-1, 1):
            a = math.radians(12 * s); x, y = R * math.cos(a), R * math.sin(a)
            wire('lead', [(x, y, .14), (x + .02, y * .8, .14), (x + .30, s * .16, .14), (x + .55, s * .16, .14)], .055, tube(), bend=.08, seg=16); terminal(x + .55, s * .16, .14, 0)
        box('plate', .06, .80, .34, zinc(), .015, 2, loc=(R + .42, 0, 0))
        for d in (100, 260):
            a = math.radians(d); prism('clip', rrect(.5, .16, .05, 5), 0, .025, zinc(), bevel=.008, seg=2, loc=((R + .05) * math.cos(a), (R + .05) * math.sin(a), .195), rot=(0, 0, d)); box('leg', .03, .16, .2, zinc(), .006, 1, loc=((R + .28) * math.cos(a), (R + .28) * math.sin(a), .0), rot=(0, 0, d))
    return dict(root=g)

def knob(kind='pizza'):
    """regulator knobs: black with a white mark; the dryer's has a wide skirt"""
    m = M.plastic('#1c1d1e' if kind == 'pizza' else '#2f3234', .38, .1); r = 1.0 if kind == 'pizza' else 1.15
    with Group('knob', rot=(0, 0, -14)) as g:
        pr = [(0, .0), (r, 0, .03), (r * .99, .14, .04), (r * .80, .20, .06), (r * .74, 1.05, .08), (r * .66, 1.14, .06), (0, 1.10)] if kind == 'pizza' else [(0, 0), (r, 0, .03), (r, .12, .05), (r * .72, .18, .05), (r * .66, .78, .10), (r * .56, .84, .05), (0, .80)]
        lathe('k', pr, m, seg=160, fil=8); z = pr[-2][1]; n = 30
        for i in range(n): a = TAU * i / n; q = pr[4][0] * .985; box('rib', .05, .07, pr[4][1] - .36, m, .02, 2, loc=(q * math.cos(a), q * math.sin(a), .24), rot=(0, 0, 360 * i / n))
        box('mark', .07, r * .5, .03, M.plain('#f4f4f2', .4), .01, 2, loc=(0, -r * .36, z - .012))
        if kind != 'pizza':
            for i in range(11): a = math.radians(-225 + 27 * i) ; box('t', .02, .09, .006, M.plain('#f4f4f2', .4), 0, loc=(r * .86 * math.cos(a), r * .86 * math.sin(a), .150), rot=(0, 0, math.degrees(a) - 90))
    return dict(root=g)

def dome_knob():
    w = M.wood('beech', 'z', gloss=.38)
    with Group('knob') as g:
        lathe('knob', [(0, 0), (.62, 0, .03), (.58, .14, .06), (.36, .30, .14), (.40, .48, .10), (.80, .78, .26), (.76, 1.16, .26), (.3, 1.30, .2), (0, 1.31)], w, seg=128, fil=8, loc=(-.35, .2, 0))
        PA.lying(1.2, .10, .75, -.35, 42, flat=False)
        for i, (x, y, r, c) in enumerate(((.85, .35, .30, zinc()), (.45, -.75, .30, zinc()), (1.2, -.15, .34, M.rubber()))): lathe('w', [(.12, 0), (r, 0, .01), (r, .05, .01), (.12, .05)], c, seg=64, closed=True, loc=(x, y, 0))
    return dict(root=g)

def round_board(R=2.25):
    with Group('board', rot=(0, 0, 20)) as g:
        lathe('felt', [(0, 0), (R - .12, 0), (R - .12, .035), (0, .035)], M.plain('#4a4a46', .95, .1), seg=128); lathe('board', [(0, .035), (R - .03, .035, .03), (R, .08, .03), (R, .17, .04), (R - .05, .215, .03), (0, .215)], M.wood('oak', 'x', gloss=.42), seg=192, fil=6)
    return dict(root=g)

# ------------------------------------------------------------------ raclette, common parts
def serpentine(w=2.4, d=2.2, rows=6):
    with Group('element', rot=(0, 0, -10)) as g:
        pts = []
        for i in range(rows): y = -d / 2 + d * i / (rows - 1); s = 1 if i % 2 == 0 else -1; pts += [(-w / 2 * s, y, .12), (w / 2 * s, y, .12)]
        pts = [(w / 2 + .45, -d / 2, .12)] + [(-p[0], p[1], p[2]) for p in pts]
        last = pts[-1]; pts += [(w / 2 + .45, last[1], .12)] if last[0] > 0 else []
        wire('tube', pts, .052, tube(), bend=.2, seg=18)
        for p in (pts[0], pts[-1]): terminal(p[0], p[1], .12, 0 if p[0] > 0 else 180)
        for x in (-.55, .55): box('strap', .14, d + .3, .03, zinc(), .008, 2, loc=(x, 0, .035))
    return dict(root=g)

def rocker():
    with Group('switch', rot=(0, 0, -22)) as g:
        bl = M.plastic('#17181a', .36, .08)
        with Group('s', loc=(0, 0, 1.76)):
            rr_loft('bez', 1.5, .92, .12, [(-.5, -.05), (-.02, -.05, .02), (.0, .0, .03), (-.02, .12, .05), (-.12, .12, .02), (-.13, .04)], bl, n=8, seg=4)
            rr_loft('body', 1.24, .70, .06, [(-.3, -1.15), (0, -1.15, .03), (0, -.05), (-.3, -.05)], bl, n=6); o = rr_loft('rock', 1.16, .60, .05, [(-.3, .0), (0, 0), (-.02, .20, .05), (-.3, .22)], M.plastic('#222426', .24, .02), n=6, rot=(0, 8, 0))
            for s, x in (('I', -.32), ('II', .32)): text('n', s, .20, M.plain('#f4f4f2', .4), .002, loc=(x, 0, .228 - .14 * x), rot=(0, 8, 90))
            lathe('lamp', [(0, .0), (.09, .0), (.09, .255, .03), (0, .26)], M.emission('#ff8a2c', 1.2), seg=28, loc=(0, 0, 0))
            for x in (-.42, 0, .42): box('tab', .16, .03, .42, M.brass(), .006, 1, loc=(x, 0, -1.55))
    return dict(root=g)

def rubber_feet(n=4):
    with Group('feet') as g:
        for i, (x, y) in enumerate(((-.8, .35), (.0, .6), (.75, .3), (-.25, -.35))): lathe('foot', [(0, .14), (.12, .14), (.12, 0), (.40, 0, .06), (.34, .34, .05), (.20, .36), (0, .36)] if i != 3 else [(0, .20), (.12, .20), (.12, .36), (.34, .36, .04), (.40, .02, .06), (.30, 0), (0, 0)], M.rubber(), seg=72, loc=(x, y, 0))
        for x, y, r in ((.30, -.28, 16), (.62, -.26, 22), (.92, -.24, 12), (1.20, -.16, 24)): PA.lying(.46, .062, x, y, r, flat=False)
    return dict(root=g)

def power_cord():
    with Group('cord') as g:
        pts = []; m = M.rubber()
        for i in range(0, 3 * 40 + 1): a = TAU * i / 40 + .9; r = .95 + .10 * math.sin(i * .21) ; pts.append((r * math.cos(a), r * .82 * math.sin(a), .045 + .085 * (i / 40) + .012 * math.sin(i)))
        head = [(1.75, -.95, .12), (1.45, -.55, .05), (1.05, .05, .045)]
        tail = [(-.25, -1.05, .24), (-.75, -1.35, .06), (-1.25, -1.30, .045), (-1.7, -1.0, .045)]
        path = head + pts[4:-8] + tail
        sweep('cord', catmull(path, 4), .045, m, seg=14, smooth=180)
        P.swiss_plug((1.80, -1.02, 0), 40)
        sweep('relief', [(-1.62, -1.05, .06), (-2.0, -.80, .06)], lambda t: .07 + .06 * t, m, seg=20); box('nut', .30, .30, .26, m, .05, 3, loc=(-2.08, -.74, .0), rot=(0, 0, -32))
        for i, c in enumerate(('#8a5a2c', '#2c5a9a', '#7a9a2c')): sweep('wire', catmull([(-2.2, -.68, .12), (-2.5, -.5 + .12 * i, .10), (-2.75, -.42 + .2 * i, .06)], 6), .026, M.plastic(c, .4, .05), seg=10); sweep('end', [(-2.75, -.42 + .2 * i, .06), (-2.88, -.38 + .22 * i, .05)], .016, M.copper(), seg=8)
    return dict(root=g)

# ------------------------------------------------------------------ dehydrator, chestnut oven
def fan():
    dk = dark(); st = zinc()
    with Group('fan') as g:
        lathe('can', [(0, .0), (.78, 0, .05), (.80, .06, .04), (.80, .80, .05), (.3, .86, .02), (0, .86)], st, seg=96); lathe('flange', [(.78, .30), (1.08, .30, .02), (1.08, .36, .02), (.78, .36)], st, seg=96, closed=True)
        for i in range(4): a = math.radians(45 + 90 * i); lathe('g', [(.05, .28), (.12, .28, .02), (.12, .40, .03), (.05, .40)], M.rubber(), seg=32, closed=True, loc=(.96 * math.cos(a), .96 * math.sin(a), 0))
        lathe('shaft', [(0, .8), (.08, .8), (.08, 1.62, .02), (0, 1.62)], chrome(), seg=32); lathe('hub', [(0, .98), (.34, .98, .04), (.30, 1.46, .08), (0, 1.48)], dk, seg=64)
        for i in range(7):
            V = []; F = []
            for a in range(13):
                t = a / 12; r = .28 + 1.22 * t; sw = math.radians(360 * i / 7 + 22 * t); half = math.radians(20 - 4 * t)
                for b in range(9): u = b / 8 * 2 - 1; th = sw + half * u; V.append((r * math.cos(th), r * math.sin(th), 1.20 + .20 * u + .03 * math.sin(3 * t)))
            for a in range(12):
                for b in range(8): q = a * 9 + b; F.append((q, q + 9, q + 10, q + 1))
            o = mesh_obj('blade', V, F, dk, smooth=60); solidify(o, .035, 0)
        for i, c in enumerate(('#b03024', '#2c5a9a')): sweep('lead', catmull([(.75, -.2 + .1 * i, .12), (1.2, -.5, .06), (1.5, -.9 + .15 * i, .04), (1.9, -.8 + .2 * i, .04)], 8), .035, M.plastic(c, .4, .05), seg=10)
    return dict(root=g)

def coil_heater():
    mica = M.plaster('#b9a888', .8, .05, 30); wirem = M.metal('#8c8580', .4)
    with Group('heater', rot=(0, 0, 15)) as g:
        for a in (0, 90): box('cross', 3.2, .62, .05, mica, .008, 1, loc=(0, 0, .10 - .052 * (a > 0)), rot=(0, 0, a))
        for R in (.62, .98, 1.34):
            n = int(R * 150); pts = []
            for i in range(n * 3): a = TAU * i / (n * 3) * .965 + .1; b = TAU * i / 12; pts.append(((R + .065 * math.cos(b)) * math.cos(a), (R + .065 * math.cos(b)) * math.sin(a), .235 + .065 * math.sin(b)))
            sweep('coil', pts, .0125, wirem, seg=6, smooth=180)
        for a in range(4):
            for R in (.62, .98, 1.34): lathe('bead', [(0, .13), (.075, .13, .02), (.075, .19, .02), (0, .19)], M.plain('#efe9dd', .5), seg=24, loc=(R * math.cos(math.pi / 2 * a), R * math.sin(math.pi / 2 * a), 0))
        lathe('ring', [(1.58, 0), (1.66, 0, .01), (1.66, .2, .02), (1.62, .22, .01), (1.62, .04), (1.58, .04)], zinc(), seg=128, closed=True)
        for i in (-1, 1): box('tab', .12, .36, .02, M.brass(), .004, 1, loc=(i * .16, -1.70, .16))
    return dict(root=g)

def thermal_fuse(n=2):
    with Group('fuses', rot=(0, 0, 14)) as g:
        for i in range(n):
            with Group('f', loc=(0, .42 - .84 * i, .17), rot=(0, 90, 4 * i)): lathe('case', [(0, -.55), (.11, -.55, .03), (.17, -.46, .04), (.17, .46, .02), (.10, .50, .02), (.07, .66), (0, .66)], chrome(), seg=48)
            for s in (-1, 1): sweep('lead', catmull([(s * .5, .42 - .84 * i, .17), (s * 1.0, .43 - .84 * i, .15), (s * 1.7, .38 - .84 * i + .1 * s, .06), (s * 2.1, .40 - .84 * i, .05)], 8), .032, chrome(), seg=12)
        for x, y, r in ((-1.0, -1.0, 20), (-.35, -1.05, 95), (.4, -1.0, 50), (1.05, -1.05, 130)): lathe('sleeve', [(.07, -.2), (.12, -.2), (.12, .2), (.07, .2)], M.brass(), seg=40, closed=True, loc=(x, y, .12), rot=(90, 0, r))
    return dict(root=g)

def dryer_lid(R=1.7, color='#e9e6de'):
    tm = M.plastic(color, .3, .04, 50); dk = dark(); z = .04
    with Group('lid') as g:
        lathe('lid', [(R - .10, z + .06), (R - .09, z - .04, .01), (R + .01, z - .04, .01), (R + .012, z + .08, .03), (R - .06, z + .15, .08), (R - .5, z + .2, .3), (.5, z + .21, .02), (.46, z + .16, .02), (0, z + .16)], tm, seg=160, fil=8)
        for i in range(16): a = TAU * i / 16; rr_loft('v', .06, .28, .028, [(-.028, z + .15), (0, z + .165)], M.plain('#1a1a1a', .8), n=4, loc=(.28 * math.cos(a), .28 * math.sin(a), 0), rot=(0, 0, math.degrees(a) - 90))
        lathe('lk', [(0, z + .16), (.1, z + .16, .01), (.1, z + .2, .02), (0, z + .2)], dk, seg=40)
    return dict(root=g)

def roast_pan(R=1.34):
    with Group('pan') as g:
        st = M.steel_radial('#b9b8b6', .3); lathe('pan', [(0, .0), (R - .42, 0, .10), (R - .10, .19, .10), (R - .01, .235, .012), (R, .25, .008), (R - .02, .262, .008), (R - .12, .225, .10), (R - .44, .03, .10), (0, .03)], st, seg=160, fil=8); hole = None
        for rr, n in ((.25, 8), (.48, 15), (.71, 22)):
            for i in range(n):
                a = TAU * i / n + rr; loc = (rr * math.cos(a), rr * math.sin(a), .031)
                if hole is None: hole = lathe('h', [(0, .002), (.042, .002), (.042, 0), (0, 0)], M.plain('#1a1a1a', .8), seg=20, loc=loc)
                else: inst(hole, loc=loc)
    return dict(root=g)

def oven_element():
    with Group('element', rot=(0, 0, -15)) as g:
        for R in (.62, 1.08):
            sweep('tube', ring_pts(R, .12, -78, 258), .055, tube(), seg=18)
            for s, a in ((-1, 258), (1, 282)):
                x, y = R * math.cos(math.radians(a)), R * math.sin(math.radians(a)); q = s * (.10 if R < 1 else .26)
                wire('lead', [(x, y, .12), (x * .8 + q * .2, y - .05, .12), (q, -1.45, .12), (q, -1.6, .12)] if R > 1 else [(x, y, .12), (q, y - .12, .12), (q, -1.6, .12)], .05, tube(), bend=.07, seg=14); terminal(q, -1.6, .12, -90)
        box('plate', .95, .05, .30, zinc(), .012, 2, loc=(0, -1.5, 0))
        for a in (30, 150): box('bar', .95, .12, .03, zinc(), .008, 2, loc=(.85 * math.cos(math.radians(a)), .85 * math.sin(math.radians(a)), .035), rot=(0, 0, a))
    return dict(root=g)

def walnut_handles(n=2):
    with Group('handles') as g:
        for i in range(n):
            with Group('h', loc=(.25 * i, .5 - .95 * i, 0), rot=(0, 0, 16)):
                wire('bow', [(-.85, -.55, .16), (-.85, .22, .16), (.85, .22, .16), (.85, -.55, .16)], .06, chrome(), bend=.16, seg=18); sweep('grip', [(-.58 + 1.16 * t / 16, .22, .16) for t in range(17)], lambda t: .115 + .045 * math.sin(math.pi * t), M.wood('walnut', 'x', gloss=.34), seg=32, smooth=180)
                for s in (-1, 1): lathe('fl', [(0, 0), (.16, 0, .02), (.16, .05, .02), (0, .05)], chrome(), seg=40, loc=(s * .85, -.57, .16), rot=(90, 0, 0))
        for x, y, r in ((-1.2, -.7, 20), (-1.0, -.95, 60), (1.4, .15, 110), (1.55, -.15, 70)): PA.lying(.34, .05, x, y, r, flat=False)
    return dict(root=g)

# ------------------------------------------------------------------ fondue
def pot_alone(color='#8c1d18'):
    with Group('pot', rot=(0, 0, -35)) as g: TB.caquelon(M.ceramic(color, .14, sss=.0))
    return dict(root=g)

def stand_alone():
    with Group('stand') as g: TB.stand()
    return dict(root=g)

def choc_set(color='#efe9dd'):
    from .. import foods as F
    with Group('choc') as g:
        c = M.ceramic(color, .16, speck=.5); o = lathe('stand', [(.62, 0, .03), (.74, 0, .03), (.70, .3, .1), (.60, .70, .05), (.58, .74, .02), (.50, .74, .02), (.52, .66, .05), (.60, .3, .1)], c, seg=128, closed=True, fil=6)
        for i in range(4): a = 45 + 90 * i; cut(o, prism('arch', fillet([(-.24, -.1), (.24, -.1), (.24, .34, .22), (-.24, .34, .22)], closed=True, seg=10), -.4, .4, None, loc=(.66 * math.cos(math.radians(a - 90)), .66 * math.sin(math.radians(a - 90)), .12), rot=(90, 0, a)))
        lathe('light', [(0, .02), (.19, .02, .01), (.19, .15, .01), (.175, .15), (.175, .11), (0, .11)], M.metal('#d6d6d4', .25), seg=48); lathe('flame', [(0, .14), (.03, .19, .02), (.012, .27), (0, .30)], M.emission('#ffb04a', 7), seg=20)
        lathe('bowl', [(0, .64), (.46, .64, .06), (.72, .86, .2), (.80, 1.22, .05), (.805, 1.27, .02), (.765, 1.275, .02), (.755, 1.2, .05), (.67, .9, .2), (0, .72)], c, seg=144, fil=8)
        lathe('chocolate', [(0, 1.10), (.70, 1.10, .02), (.745, 1.13)], F.m_choc(), seg=96, cap0=False, cap1=False, smooth=180)
        for i, (a, col) in enumerate(((150, '#2e5a3f'), (178, '#8c1d18'))):
            with Group('f', loc=(0, 0, 1.20), rot=(0, 0, a)): sweep('rod', [(.10, 0, -.06), (1.05, 0, .22)], .014, chrome(), seg=12); sweep('h', [(1.0 + .62 * t / 10, 0, .205 + .183 * t / 10) for t in range(11)], lambda t: .034 + .014 * math.sin(math.pi * t), M.wood('walnut', 'x', gloss=.34), seg=20, smooth=180); sweep('tip', [(1.61, 0, .386), (1.66, 0, .40)], .032, M.enamel(col), seg=20)
        for i, (x, y, r) in enumerate(((1.15, -.55, 18), (1.35, -.75, 12))): TB.fork_single(['#2b4a6b', '#c08a2a'][i], L=1.7, loc=(x, y, 0), rot=(0, 0, r))
    return dict(root=g)

def paste_burner():
    ch = M.metal('#d6d6d4', .2)
    with Group('burner', rot=(0, 0, -25)) as g:
        lathe('cup', [(0, 0), (.78, 0, .04), (.84, .10, .05), (.84, .62, .03), (.88, .66, .02), (.86, .72, .02), (.70, .78, .05), (.46, .80, .02), (.44, .76), (0, .70)], ch, seg=128, fil=6); lathe('gauze', [(0, .73), (.43, .73)], M.plain('#3a3836', .7, .3, .5), seg=48, cap0=False, cap1=False)
        h = None
        for i in range(20):
            a = TAU * i / 20; loc = (.60 * math.cos(a), .60 * math.sin(a), .792)
            if h is None: h = lathe('h', [(0, .004), (.045, .004), (.045, -.01), (0, -.01)], M.plain('#141414', .8), seg=24, loc=loc)
            else: inst(h, loc=loc)
        sweep('lever', [(.66, 0, .80), (1.0, 0, .83), (1.42, 0, .80)], 1, ch, prof=[(.02 * math.sin(q), .07 * math.cos(q)) for q in [TAU * j / 24 for j in range(24)]], up=(0, 0, 1)); sweep('grip', [(1.30 + .42 * t / 8, 0, .80) for t in range(9)], lambda t: .075 + .025 * math.sin(math.pi * t), M.wood('walnut', 'x', gloss=.34), seg=24, smooth=180)
    return dict(root=g)

def paste_tin():
    with Group('tin') as g:
        m = M.metal('#d2d2d0', .24); lathe('tin', [(0, .02), (.62, .02), (.64, 0, .01), (.70, 0, .02), (.70, .80, .02), (.68, .84, .02), (.64, .82), (.62, .78), (0, .78)], m, seg=128); lathe('lid', [(0, .80), (.50, .80, .02), (.52, .86, .02), (.60, .86, .02), (.62, .80)], m, seg=128, cap0=False, cap1=False)
        lathe('sleeve', [(.703, .06), (.706, .06), (.706, .74), (.703, .74)], M.plaster('#2f4a3a', .55, .02, 30), seg=128, closed=True); lathe('band', [(.707, .16), (.7085, .16), (.7085, .26), (.707, .26)], M.plaster('#e9e4d8', .6, .02, 30), seg=128, closed=True)
        t = M.plain('#f4f1e8', .6); around('BRENNPASTE', .16, t, .708, .52, -28); around('80 g', .12, t, .708, .36, -28)
    return dict(root=g)

def wick():
    with Group('wicks') as g:
        m = M.linen('#efede6', 2.4)
        for i, (x, y, z, t) in enumerate(((0, 0, 0, 0), (.10, -.06, .075, 0), (1.36, -.42, .0, 0))): o = lathe('pad', [(0, .0), (.61, .0, .02), (.625, .035, .02), (.61, .07, .02), (0, .075)], m, seg=96, loc=(x, y, z), rot=(t, 0, 40 * i)); displace_verts(o, lambda v: Vector((v.x * (1 + .012 * P.nz((v.x, v.y, i), 5, i)), v.y * (1 + .012 * P.nz((v.x, v.y, i + 4), 5, i)), v.z + .012 * P.nz((v.x, v.y, i), 3, i))))
    return dict(root=g)

def tea_lights():
    with Group('lights', rot=(0, 0, 12)) as g:
        cup = M.plastic('#dfe4e2', .12, .01, 40); wax = M.plastic('#f3eee0', .45, .03, 30, sss=.05)
        one = [lathe('c', [(0, .0), (.185, 0, .02), (.19, .23, .01), (.178, .235), (.172, .17), (0, .165)], cup, seg=64), lathe('wax', [(0, .175), (.16, .175, .01), (.172, .18)], wax, seg=64, cap1=False), sweep('wick', [(0, 0, .17), (.01, .0, .21), (.018, .0, .245)], .010, M.plain('#e9e4d6', .8), seg=8)]
        for i in range(4):
            for j in range(3):
                for o in one:
                    loc = ((i - 1.5) * .40, (j - 1) * .40, 0)
                    if (i, j) == (0, 0): o.location = loc
                    else: inst(o, loc=loc)
    return dict(root=g)

# ------------------------------------------------------------------ care, paper, garden
def oil_bottle():
    amber = M.ceramic('#2a1206', .10)
    with Group('oil') as g:
        lathe('bottle', [(0, 0), (.42, 0, .05), (.45, .06, .04), (.45, 1.55, .20), (.20, 1.86, .14), (.165, 1.95, .03), (.165, 2.15), (.0, 2.15)], amber, seg=128, fil=8)
        lathe('cap', [(0, 2.06), (.215, 2.06, .01), (.215, 2.46, .03), (0, 2.47)], M.plastic('#1b1c1d', .42, .1), seg=96); lathe('ring', [(.17, 2.0), (.215, 2.0, .01), (.215, 2.04, .01), (.17, 2.04)], M.plastic('#1b1c1d', .42, .1), seg=64, closed=True)
        lathe('label', [(.452, .26), (.455, .26), (.455, 1.30), (.452, 1.30)], M.plaster('#e9e4d8', .6, .02, 30), seg=128, closed=True); lathe('band', [(.456, .26), (.4575, .26), (.4575, .50), (.456, .50)], M.plaster('#2f4a3a', .6, .02, 30), seg=128, closed=True)
        t, d = M.plain('#f4f1e8', .6), M.plain('#26302a', .6); around('PFLEGEÖL', .14, d, .457, 1.04, -28); around('reines Leinöl', .095, d, .457, .84, -28); around('HOF & HERD', .07, d, .457, .66, -28); around('100 ml', .11, t, .459, .38, -28)
    return dict(root=g)

def book(title=('AM TISCH', '64 Rezepte'), cover='#7a1f1a', w=2.1, d=2.8, h=.42, soft=False):
    """standing book, turned a little; a soft one is thin and stapled"""
    with Group('book', rot=(0, 0, 0)) as g:
        with Group('b'):
            paper = M.plain('#efe9dc', .8, .2); m = M.plaster(cover, .55, .03, 40)
            box('pages', w - (.03 if soft else .10), h - (.02 if soft else .07), d - (.0 if soft else .10), paper, .008, 1, loc=(.0, 0, .0 if soft else .05)); t = .012 if soft else .035
            for s in (-1, 1): box('board', w, t, d, m, .008, 2, loc=(0, s * (h / 2 - t / 2), 0))
            box('spine', t, h, d, m, .008, 2, loc=(-w / 2 + t / 2, 0, 0))
            c = M.plain('#f4f1e8', .6); y = -h / 2 - .002
            text('t', title[0], min(.42, 2.6 / max(5, len(title[0]))), c, .0008, loc=(0, y, d * .76), rot=(90, 0, 0)); text('t', title[1], .15, c, .0008, loc=(0, y, d * .64), rot=(90, 0, 0)); text('t', 'HOF & HERD', .11, c, .0008, loc=(0, y, d * .08), rot=(90, 0, 0))
            with Group('sign', loc=(0, y, d * (.42 if soft else .36)), rot=(90, 0, 0)):
                ln = M.plain('#e0b45a', .6)
                if soft: prism('pan', rrect(.62, .62, .12, 8), 0, .001, ln); prism('in', rrect(.52, .52, .08, 8), .001, .002, m); prism('hand', rrect(.13, .30, .05, 6, 0, -.44), 0, .001, ln)
                else:
                    for i in range(3): prism('arc', [((.55 - .15 * i) * math.cos(q), (.42 - .12 * i) * math.sin(q)) for q in [math.pi * j / 40 for j in range(41)]] + [((.52 - .15 * i) * math.cos(q), (.39 - .12 * i) * math.sin(q)) for q in [math.pi * (40 - j) / 40 for j in range(41)]], 0, .001, ln)
                    prism('foot', rrect(1.3, .05, .02, 4, 0, -.06), 0, .001, ln)
    return dict(root=g)

def voucher():
    """card leaning on its envelope"""
    with Group('v') as g:
        with Group('env', loc=(.25, .35, 0), rot=(-10, 0, -6)): box('env', 3.5, .03, 2.3, M.plaster('#b9a27c', .8, .04, 30), .01, 2)
        with Group('card', loc=(-.2, 0, .0), rot=(-13, 0, 0)):
            m = M.plaster('#22463a', .5, .02, 40); o = box('card', 3.2, .035, 1.9, m, .012, 2); c = M.plain('#f4f1e8', .6); y = -.0185
            text('t', 'Gutschein', .42, c, .0008, loc=(-.35, y, 1.22), rot=(90, 0, 0)); text('t', 'HOF & HERD', .15, c, .0008, loc=(-.86, y, .32), rot=(90, 0, 0)); box('line', 2.7, .001, .012, c, 0, loc=(0, y, .62))
            for i in range(3): box('c', .12, .001, .12, M.plain('#c8862c', .6), 0, loc=(.95 + .2 * i, y, .26))
    return dict(root=g)

def washers(n=3):
    with Group('washers') as g:
        for x, y in ((-.85, .2), (.45, .55), (.35, -.75)): lathe('o', [(.50 + .075 + .075 * math.cos(TAU * i / 20), .075 + .075 * math.sin(TAU * i / 20)) for i in range(20)], M.rubber(), seg=128, closed=True, smooth=180, loc=(x, y, 0))
    return dict(root=g)

ALL = dict(p_dome=dome, p_plate=cast_plate, p_ring=heating_ring, p_knob=knob, p_dome_knob=dome_knob, p_board=round_board, r_element=serpentine, r_switch=rocker, r_feet=rubber_feet, r_cord=power_cord,
           d_fan=fan, d_heater=coil_heater, d_fuse=thermal_fuse, d_lid=dryer_lid, c_pan=roast_pan, c_element=oven_element, c_handles=walnut_handles, f_pot=pot_alone, f_stand=stand_alone, f_choc=choc_set,
           f_burner=paste_burner, f_tin=paste_tin, f_wick=wick, f_lights=tea_lights, oil_bottle=oil_bottle, book=book, voucher=voucher, washers=washers)
