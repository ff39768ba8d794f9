"""Spare parts and small helpers of the waste systems. Tiny parts are built several times their size, so that grain and edges look right:
a cut-out is framed by what is in it. Everything lies or stands on z = 0."""
import math, random
from mathutils import Vector
from ..geo import *
from .. import materials as M, props as P
from . import waste as W

zinc = lambda: M.metal('#e2e4e5', .50, .12)
chrome = lambda: M.metal('#d2d3d3', .17)
grey = lambda: M.powder('#8b8f93', .40, .06, 50)
dark = lambda: M.plastic('#35383b', .42, .12)
light = lambda: M.plastic('#9a9ea1', .38, .10)
TAU = 2 * math.pi
circle = lambda r, n=40, z=0, cx=0, cy=0: [(cx + r * math.cos(TAU * i / n), cy + r * math.sin(TAU * i / n), z) for i in range(n)]

def crisp(o):
    """flat faces stay flat beside what was cut out: normals weighted by area instead of the bevel's own, which the cut would bend"""
    for m in list(o.modifiers):
        if m.type == 'BEVEL': m.harden_normals = False
        if m.type == 'WEIGHTED_NORMAL': o.modifiers.remove(m)
    w = o.modifiers.new('flat', 'WEIGHTED_NORMAL'); w.keep_sharp = True; o.data.use_auto_smooth = True; return o

def holes(o, at, r, length=2):
    for x, y in at: cut(o, lathe('drill', [(0, -length), (r, -length), (r, length), (0, length)], None, seg=28, loc=(x, y, 0)))
    return crisp(o)

def slot(o, x, y, w, d):
    cut(o, prism('mill', rrect(w, d, min(w, d) / 2 - .001, 8), -2, 2, None, loc=(x, y, 0))); return crisp(o)

def screw(L=.7, r=.075, m=None, flat=True, **k):
    """countersunk or round-headed screw along +z, tip at 0, with a cross recess"""
    m = m or chrome(); pr = [(0, 0)]; n = int(L * .8 / .07)
    for i in range(n): pr += [(r * min(1, .25 + i * .22) * .74, .03 + i * .07), (r * min(1, .25 + i * .22), .03 + i * .07 + .035)]
    z = L * .8 + .05; pr += [(r * .72, z), (r * .72, L - (r if flat else 0))]
    pr += [(r * 2, L - .03), (r * 2, L, .01), (0, L)] if flat else [(r * 1.95, L, .01), (r * 1.9, L + r * .7, .05), (r * 1.0, L + r * 1.15, .05), (0, L + r * 1.2)]
    with Group('screw', **k) as g:
        lathe('s', pr, m, seg=32, fil=3, smooth=40); top = L if flat else L + r * 1.2
        for a in (0, 90): box('x', r * 2.1, r * .42, .02, M.plain('#26282a', .5, .5, .6), 0, loc=(0, 0, top - .017), rot=(0, 0, a))
    return g

def lying(L, r, x, y, rot, **k):
    """a screw that rests on its tip and the rim of its head"""
    return screw(L, r, loc=(x, y, .002), rot=(math.degrees(math.acos(1.95 * r / L)), 0, rot), **k)

# ------------------------------------------------------------------ runners, frames, bars
def channel(h, d, t, L, m, lip=0.0, **k):
    """C-shaped sheet along +x, web at y = 0, open side towards -y"""
    o = [(-d, -h / 2), (0, -h / 2, t), (0, h / 2, t), (-d, h / 2)] + ([(-d, h / 2 - lip), (-d + t, h / 2 - lip)] if lip else []) + [(-d if not lip else -d + t, h / 2 - t), (-t, h / 2 - t), (-t, -h / 2 + t), (-d if not lip else -d + t, -h / 2 + t)] + ([(-d + t, -h / 2 + lip), (-d, -h / 2 + lip)] if lip else [])
    c = prism('channel', fillet(o, closed=True, seg=3), 0, L, m, rot=(90, 0, 90), **k); W.bm_fix(c); return c

def runner(L=5.0, out=1.5, h=.46, **k):
    """full-extension runner: cabinet member, ball cage, middle member and the drawer member with its hook"""
    z = zinc(); s = M.metal('#b4b7b9', .36, .15); dk = M.plain('#1d1f20', .7)
    with Group('runner', **k) as g:
        a = channel(h, .13, .016, L, z, .035, loc=(0, 0, h / 2))
        for x in (.5, 1.1, L - 1.2, L - .5): lathe('h', [(0, 0), (.05, 0), (.05, .003), (0, .003)], dk, seg=24, loc=(x, -.0165, h / 2), rot=(90, 0, 0))
        channel(h * .78, .10, .016, L, s, .03, loc=(out * .55, -.026, h / 2))
        for i in range(16):
            for q in (-1, 1): P.icosphere('ball', 3, None, chrome(), loc=(out * .55 + .25 + i * .14, -.085, h / 2 + q * h * .37), scale=.026)
        channel(h * .52, .075, .018, L, z, loc=(out, -.05, h / 2))
        for x in (.35, 1.5, 2.7, L - .4): lathe('h', [(0, 0), (.04, 0), (.04, .003), (0, .003)], dk, seg=24, loc=(out + x, -.0685, h / 2), rot=(90, 0, 0))
        box('hook', .26, .09, h * .62, dark(), .015, 2, loc=(out + L + .02, -.075, h * .19))
    return g

def runners(L=5.0, rod=False):
    with Group('pair') as g:
        runner(L, .9, loc=(-.6, .9, 0), rot=(0, 0, -8)); runner(L, .9, loc=(-.6, -.35, 0), rot=(0, 0, -8))
        if rod:
            sweep('rod', [(-.3, -1.45, .10), (L + .3, -1.45 - .14 * L, .10)], 1, zinc(), prof=[(.06 * x, .06 * y) for x, y in rrect(1.6, 1.6, .3, 4)])
            for s in (0, 1): lathe('pin', [(0, -.12), (.085, -.12, .02), (.085, .12, .02), (0, .12)], dark(), seg=32, loc=(-.3 + s * (L + .6), -1.45 - s * .14 * L, .10), rot=(0, 90, -8))
    return dict(root=g)

def floor_guide(L=4.72):
    """floor guide of the S-LINE: base plate with two rolled rails and a carriage on balls"""
    with Group('guide', rot=(0, 0, 12)) as g:
        o = prism('plate', rrect(L, 1.2, .10, 6), 0, .03, zinc(), bevel=.008, seg=2); holes(o, [(-L / 2 + .3, .0), (L / 2 - .3, 0), (-.6, 0), (.6, 0)], .05)
        for s in (-1, 1): channel(.24, .12, .02, L - .1, zinc(), loc=(-L / 2 + .05, s * .55, .15), scale=(s, 1, 1))
        c = prism('carriage', rrect(1.9, .92, .10, 6), .14, .20, grey(), bevel=.012, seg=2, loc=(L / 2 - 1.3, 0, 0)); holes(c, [(-.7, .28), (-.7, -.28), (.7, .28), (.7, -.28)], .06); slot(c, 0, 0, .7, .12)
        for x in (-.9, .9): box('stop', .12, .9, .12, dark(), .02, 2, loc=(L / 2 - 1.3 + x, 0, .14))
        box('buffer', .10, .5, .18, M.rubber(), .03, 3, loc=(-L / 2 + .14, 0, .03))
    return dict(root=g)

def pull_frame(w=4.74, d=4.72, runners_=True):
    """the frame alone: rails, tray rim and cross bars, no containers"""
    pc, st = grey(), zinc()
    with Group('frame', rot=(0, 0, 0)) as g:
        for s in (-1, 1):
            box('wall', .10, d, .55, pc, .02, 3, loc=(s * w / 2, 0, .12)); box('lip', .22, d, .04, pc, .015, 2, loc=(s * (w / 2 - .08), 0, .12))
            if runners_: box('r0', .07, d + .1, .24, st, .012, 2, loc=(s * (w / 2 + .10), .10, 0)); box('r1', .06, d * .96, .18, M.metal('#b4b7b9', .36, .15), .01, 2, loc=(s * (w / 2 + .15), .3, .03))
        for y, h in ((-d / 2, .40), (d / 2, .55)): box('cross', w, .08, h, pc, .02, 2, loc=(0, y, .12))
        for y in (-d / 6, d / 6):
            box('bar', w - .1, .16, .05, pc, .015, 2, loc=(0, y, .13))
        for x in (-w / 2 + .55, w / 2 - .55):
            for z in (.22, .40): lathe('s', [(.02, .016), (.02, .03), (.06, .03, .012), (.07, 0), (0, 0)], chrome(), seg=24, loc=(x, -d / 2 - .04, z), rot=(90, 0, 0))
    return dict(root=g)

def guide_bars(L=4.52):
    """a pair of bars with a 15 mm grid of notches; they part the containers in the frame"""
    with Group('bars', rot=(0, 0, 14)) as g:
        for y in (-.38, .38):
            box('bar', L, .11, .13, grey(), .022, 3, loc=(0, y, 0))
            for i in range(int(L / .15) - 1): box('n', .035, .112, .05, M.plain('#2b2d2f', .6), 0, loc=(-L / 2 + .15 * (i + 1), y, .083))
            for s in (-1, 1): box('end', .10, .16, .19, dark(), .03, 3, loc=(s * (L / 2 + .02), y, 0))
    return dict(root=g)

def inner_frame(w=2.4, d=4.6):
    """BOXX-R: the rectangular frame a container hangs in"""
    with Group('inner', rot=(0, 0, 10)) as g:
        rr_loft('ring', w, d, .30, [(-.20, .10, .02), (-.20, .17, .02), (.0, .17, .03), (.02, .06, .02), (.02, .0, .01), (-.01, .0, .01), (-.03, .10, .03)], light(), n=12, seg=4, closed=True)
        for s in (-1, 1): box('tab', .5, .16, .06, light(), .025, 3, loc=(0, s * (d / 2 + .07), .09))
    return dict(root=g)

# ------------------------------------------------------------------ covers, seals, mats
def cover(w=4.10, d=4.72, color='#8b8f93', flap=True, hinge=False):
    """cover plate over the containers: folded edge all round, a flap with slots over the filter"""
    pc = M.powder(color, .42, .06, 50)
    with Group('cover') as g:
        o = rr_loft('plate', w, d, .16, [(-.06, 0, .01), (.0, 0, .01), (0, .22, .05), (-.4, .25, .02), (-min(w, d) / 2, .25)], pc, n=10, seg=5, cap0=False)
        if flap:
            rr_loft('gap', 1.35, 1.35, .14, [(-.6, .246), (.018, .246), (.018, .2515), (-.6, .2515)], M.plain('#1e2021', .7), n=8, loc=(w * .18, d * .16, 0))
            rr_loft('flap', 1.35, 1.35, .14, [(-.6, .25), (0, .25), (0, .268, .01), (-.62, .272)], pc, n=8, seg=3, loc=(w * .18, d * .16, 0))
            for i in range(7): rr_loft('s', .07, .82, .034, [(-.03, .270), (0, .2745)], M.plain('#1a1b1c', .8), n=6, loc=(w * .18 - .42 + .14 * i, d * .16, 0))
            prism('grip', fillet([(-.22, 0), (-.18, -.12, .08), (.18, -.12, .08), (.22, 0)], False, 6), .256, .285, dark(), bevel=.01, seg=2, loc=(w * .18, d * .16 - .66, 0))
        if hinge:
            for s in (-1, 1): box('hinge', .34, .20, .10, dark(), .03, 3, loc=(s * w * .3, d / 2 - .02, .16))
    return dict(root=g)

def coil(color='#1b1c1d', turns=5.2, r0=.55, dr=.14, prof=((-.035, -.06), (.035, -.06), (.035, .03), (.012, .06), (-.012, .03), (-.035, .03)), tail=1.6):
    """a rolled-up rubber profile standing on its edge on the table, its end running out"""
    m = M.rubber(); n = int(turns * 60); pts = []
    for i in range(n): a = TAU * i / 60; r = r0 + dr * i / 60; pts.append((r * math.cos(a), r * math.sin(a), .062 + .006 * math.sin(a * 3)))
    x, y, z = pts[-1]; a = TAU * (n - 1) / 60; d = Vector((-math.sin(a), math.cos(a), 0)); s = Vector((math.cos(a), math.sin(a), 0))
    for i in range(1, 25): t = i / 24; p = Vector((x, y, z)) + d * tail * t + s * .5 * t * t; pts.append(tuple(p))
    with Group('coil', rot=(0, 0, -50)) as g: sweep('profile', pts, 1, m, prof=prof, up=(0, 0, 1), smooth=30)
    return dict(root=g)

def floor_mat(w=3.6, d=3.0):
    """ribbed mat, half of it rolled up"""
    m = M.plastic('#4a4e51', .62, .25, 30); R = .36; V = []; F = []; N = 260; K = 40; path = []; flat = 2.5
    for i in range(N + 1):
        s = i / N * (flat + 7)
        if s < flat: path.append((s, .03, 0, 1))
        else:
            a = 0; q = s - flat
            r = R + .22; th = q / (R + .12); rr = max(.12, r - .035 * th); path.append((flat + rr * math.sin(th) * 1.0, .03 + r - rr * math.cos(th), -math.sin(th), math.cos(th)))
    for (x, z, nx, nz_) in path:
        for j in range(K + 1): V.append((x, -w / 2 + w * j / K, z))
    for i in range(N):
        for j in range(K): q = i * (K + 1) + j; F.append((q, q + 1, q + K + 2, q + K + 1))
    with Group('mat', rot=(0, 0, 118), loc=(0, 0, 0)) as g:
        o = mesh_obj('mat', V, F, m, smooth=40); solidify(o, .045, 1)
        for j in range(24): box('rib', flat - .06, .035, .018, m, .006, 1, loc=(flat / 2 + .02, -w / 2 + .12 + (w - .24) * j / 23, .072))
    return dict(root=g)

def shallow_tray(w=3.8, d=3.0, h=.45):
    """organiser on the cover plate: three fields, rubber feet"""
    m = M.plastic('#54585b', .42, .13, 60)
    with Group('tray') as g:
        o = rr_loft('tray', w, d, .28, [(-.4, .05, .02), (-.14, .05, .05), (-.04, h, .02), (0, h + .0, .02), (.05, h + .02, .02), (.04, h - .05, .01), (-.02, h - .04, .02), (-.10, .09, .06), (-1.3, .088)], m, n=12, seg=5); W.bm_fix(o)
        box('wall', .05, d - .26, h - .12, m, .02, 3, loc=(.55, 0, .07)); box('wall', w / 2 - .75, .05, h - .12, m, .02, 3, loc=(w / 4 + .28, .25, .07))
        for x in (-1, 1):
            for y in (-1, 1): lathe('foot', [(0, 0), (.13, 0, .02), (.12, .06, .01), (0, .06)], M.rubber(), seg=28, loc=(x * (w / 2 - .4), y * (d / 2 - .4), 0))
    return dict(root=g)

def filter_cassette():
    """holder of the carbon filter: round well with a grid, its flap open, the dial for the date beside it"""
    m = dark(); lm = light(); ink = M.plain('#f2f2ee', .6); cx = -.55
    with Group('cassette') as g:
        rr_loft('frame', 4.4, 3.5, .38, [(-.5, 0), (-.04, 0, .02), (0, .05, .03), (0, .40, .04), (-.06, .46, .04), (-.5, .46)], m, n=14, seg=5)
        lathe('rim', [(1.36, .44), (1.50, .44), (1.50, .54, .03), (1.40, .54, .03), (1.36, .44)], m, seg=96, closed=True, loc=(cx, 0, 0))
        lathe('well', [(0, .462), (1.37, .462)], M.plain('#0b0c0d', .9), seg=96, loc=(cx, 0, 0))
        for i in range(-5, 6):
            at = .24 * i; L = 2 * math.sqrt(1.38 ** 2 - at ** 2)
            box('bar', .06, L, .05, m, .015, 2, loc=(cx + at, 0, .465))
        for at in (-.62, 0, .62): box('tie', 2 * math.sqrt(1.38 ** 2 - at ** 2), .06, .05, m, .015, 2, loc=(cx, at, .465))
        with Group('hinge', loc=(cx, 1.56, .56), rot=(-104, 0, 0)):
            with Group('flap', loc=(0, -1.48, 0)):
                lathe('disc', [(0, -.04), (1.42, -.04, .03), (1.42, .05, .03), (1.30, .07, .03), (0, .07)], lm, seg=96)
                for i in range(10):
                    with Group('s', rot=(0, 0, 36 * i)): box('slit', .55, .10, .01, M.plain('#141516', .9), .02, 2, loc=(.78, 0, -.049))
                rr_loft('grip', .8, .26, .1, [(-.08, -.03), (0, -.03, .02), (0, .06, .02), (-.08, .06)], lm, n=8, loc=(0, -1.46, 0))
            lathe('pin', [(0, -.5), (.06, -.5, .01), (.06, .5, .01), (0, .5)], lm, seg=24, rot=(0, 90, 0))
        with Group('dial', loc=(1.60, -1.05, .46)):
            lathe('wheel', [(0, 0), (.42, 0, .01), (.42, .10, .03), (.36, .13, .02), (0, .13)], lm, seg=72)
            for i in range(12):
                with Group('t', rot=(0, 0, 30 * i)): box('tick', .10 if i % 3 else .16, .025, .004, ink, 0, loc=(.27, 0, .13))
            prism('mark', [(-.08, .62), (.08, .62), (0, .50)], 0, .006, ink)
    return dict(root=g)

# ------------------------------------------------------------------ brackets, levers, clips
def bracket(h=1.8, w=.40, d=.60, **k):
    """angle for the furniture front: slotted face towards -y, foot towards +y"""
    with Group('bracket', **k) as g:
        with Group('up', rot=(90, 0, 0)):
            o = prism('face', fillet([(-w / 2, 0, .04), (w / 2, 0, .04), (w / 2, h, w * .45), (-w / 2, h, w * .45)], closed=True, seg=8), 0, .05, zinc(), bevel=.012, seg=2)
            for z in (.42, .9, 1.38): slot(o, 0, h * z / 1.8, .10, .26)
        f = prism('foot', fillet([(-w / 2, -.05), (w / 2, -.05), (w / 2, d, .10), (-w / 2, d, .10)], closed=True, seg=6), 0, .05, zinc(), bevel=.012, seg=2); holes(f, [(-.0, .2), (0, .45)], .055)
        prism('gusset', [(0, 0), (d * .55, 0), (0, h * .38)], -.02, .02, zinc(), bevel=.008, seg=2, rot=(90, 0, 90), loc=(0, -.01, .03))
    return g

def front_brackets(h=1.8, w=.40, d=.60):
    with Group('pair') as g:
        bracket(h, w, d, loc=(-.5, .15, 0), rot=(0, 0, -42)); bracket(h, w, d, loc=(.45, -.1, 0), rot=(0, 0, -62))
        for i, (x, y, r) in enumerate(((-.72, -.62, 62), (-.22, -.80, 84), (.22, -.72, 48), (.62, -.86, 70))): lying(.34, .042, x, y, r)
    return dict(root=g)

def stabiliser(L=5.2):
    """rail across a wide front that keeps it from twisting: folded channel, a slotted plate at each end, screws"""
    with Group('rail', rot=(0, 0, 12)) as g:
        channel(.40, .26, .03, L, zinc(), .05, loc=(-L / 2, 0, .20))
        for s in (-1, 1):
            with Group('end', loc=(s * (L / 2 - .05), .03, 0), rot=(90, 0, 0)): o = prism('plate', rrect(.55, .80, .08, 6), 0, .05, zinc(), bevel=.012, seg=2, loc=(0, .40, 0)); slot(o, 0, .40, .12, .34)
        for i in range(4): lying(.40, .05, -.5 + .36 * i, -.55 - .03 * (i % 2), 12 + 5 * (i % 2))
    return dict(root=g)

def coupling_pair():
    """rail couplings, left and right: moulded body with a steel lever"""
    with Group('couplings') as g:
        for s in (-1, 1):
            with Group('c', loc=(s * .75, -.1 * s, 0), rot=(0, 0, -18 * s), scale=(s, 1, 1)):
                rr_loft('body', 1.0, 1.7, .14, [(-.4, 0), (-.02, 0, .02), (0, .04, .02), (-.02, .40, .08), (-.3, .44)], dark(), n=8, seg=4)
                box('groove', .30, 1.72, .16, M.plain('#15171a', .6), .02, 2, loc=(.18, 0, .33)); box('rail', .26, 1.0, .05, zinc(), .012, 2, loc=(.18, .40, .42))
                prism('lever', fillet([(-.16, -.7, .1), (.16, -.7, .1), (.12, .5, .1), (-.12, .5, .1)], closed=True, seg=6), .43, .52, M.plastic('#c8642a', .4, .1), bevel=.02, seg=3, loc=(-.22, -.35, 0))
                lathe('pin', [(0, .40), (.10, .40), (.10, .56, .02), (0, .57)], chrome(), seg=32, loc=(-.22, -.02, 0))
    return dict(root=g)

def front_clips(n=4):
    with Group('clips') as g:
        for i in range(n):
            with Group('c', loc=((i - 1.5) * .95, [.1, -.25, .2, -.1][i], 0), rot=(0, 0, [12, -20, 30, -8][i])):
                o = [(-.34, 0), (-.34, .62, .18), (-.10, .80, .14), (.34, .80, .10), (.34, .70), (-.05, .70, .10), (-.24, .56, .12), (-.24, .10, .05), (.20, .10, .05), (.34, .22), (.40, .16), (.26, 0, .06)]
                prism('clip', fillet(o, closed=True, seg=6), -.28, .28, dark(), bevel=.025, seg=3, rot=(90, 0, 0))
    return dict(root=g)

def rear_hooks():
    with Group('hooks') as g:
        for s in (-1, 1):
            with Group('h', loc=(s * .55, -.12 * s, 0), rot=(0, 0, -24 * s)):
                o = prism('p', fillet([(-.30, -.9, .06), (.30, -.9, .06), (.30, .55, .12), (-.30, .55, .12)], closed=True, seg=6), 0, .05, zinc(), bevel=.012, seg=2); holes(o, [(0, -.6), (0, -.1)], .075)
                prism('hook', fillet([(0, 0), (.62, 0, .1), (.62, .34, .12), (.20, .34, .06), (.20, .26), (.52, .26, .06), (.52, .08, .04), (0, .08)], closed=True, seg=6), -.30, .30, zinc(), bevel=.012, seg=2, rot=(90, 0, 90), loc=(0, .0, .0))
        for i, (x, y, r) in enumerate(((.90, -.42, 16), (1.18, -.36, 24))): lying(.42, .05, x, y, r)
    return dict(root=g)

def cover_clips(n=4):
    with Group('clips') as g:
        for i in range(n):
            with Group('c', loc=((i - 1.5) * .92, [.15, -.1, .2, -.2][i], 0), rot=(0, 0, [10, -15, 22, -30][i])):
                rr_loft('body', .62, .66, .10, [(-.2, 0), (-.02, 0, .02), (0, .05, .02), (-.04, .50, .06), (-.2, .54)], light(), n=8, seg=4)
                box('jaw', .66, .24, .10, dark(), .03, 3, loc=(0, -.26, .56)); box('slit', .64, .5, .05, M.plain('#2a2c2e', .6), 0, loc=(0, -.1, .515))
                lathe('hole', [(0, .02), (.10, .02), (.10, .0), (0, .0)], M.plain('#222222', .6), seg=24, loc=(0, .33, .28), rot=(90, 0, 180))
        for i, (x, y, r) in enumerate(((-.8, -1.0, 60), (-.3, -.95, 110), (.25, -1.05, 70), (.8, -.95, 130))): lying(.40, .05, x, y, r)
    return dict(root=g)

def clamp_levers():
    """levers that press the D-LINE frame into the drawer"""
    with Group('levers') as g:
        for s in (-1, 1):
            with Group('l', loc=(0, s * .55, 0), rot=(0, 0, 16 + 6 * s)):
                box('rail', 2.6, .30, .12, zinc(), .02, 2, loc=(.2, 0, 0)); rr_loft('foot', .34, .62, .10, [(-.1, 0), (0, 0, .02), (0, .34, .04), (-.1, .36)], M.rubber(), n=8, loc=(1.62, 0, 0))
                o = prism('lever', fillet([(-1.5, -.12, .1), (-.2, -.20, .1), (.45, -.22, .2), (.45, .22, .2), (-.2, .20, .1), (-1.5, .12, .1)], closed=True, seg=8), .14, .28, dark(), bevel=.03, seg=3)
                displace_verts(o, lambda v: Vector((v.x, v.y, v.z + (.16 * max(0, -v.x - .1) if v.x < -.1 else 0)))); lathe('pin', [(0, .26), (.13, .26), (.13, .33, .03), (0, .34)], chrome(), seg=32, loc=(.2, 0, 0))
    return dict(root=g)

def damper(n=1, body='#35383b'):
    """linear damper: housing, piston rod, spring hook"""
    with Group('damper', rot=(0, 0, 20)) as g:
        for i in range(n):
            with Group('d', loc=(.12 * i, (i - (n - 1) / 2) * -1.0, 0)):
                rr_loft('body', 2.6, .42, .10, [(-.1, 0), (-.01, 0, .02), (0, .03, .02), (0, .44, .05), (-.04, .48, .04), (-.15, .48)], M.plastic(body, .40, .1), n=8, seg=4, loc=(-.5, 0, 0))
                lathe('cyl', [(0, -.95), (.155, -.95, .03), (.155, .95, .03), (0, .95)], M.metal('#bfc2c4', .30), seg=48, loc=(-.5, 0, .50), rot=(0, 90, 0))
                sweep('rod', [(.5, 0, .5), (1.65, 0, .5)], .05, chrome(), seg=20); box('head', .22, .30, .40, M.plastic('#c9ccce', .4, .08), .05, 3, loc=(1.7, 0, .28))
                for x in (-1.6, .6): lathe('eye', [(.06, -.0), (.14, 0), (.14, .06), (.06, .06)], M.plastic(body, .4, .1), seg=28, closed=True, loc=(x, .0, .485))
    return dict(root=g)

def rotary_damper():
    with Group('rotary', rot=(0, 0, -15)) as g:
        o = prism('flange', fillet([(-1.3, -.28, .27), (1.3, -.28, .27), (1.3, .28, .27), (-1.3, .28, .27)], closed=True, seg=10), 0, .14, dark(), bevel=.03, seg=3); holes(o, [(-1.02, 0), (1.02, 0)], .13)
        lathe('house', [(0, .1), (.66, .1, .02), (.68, .2, .02), (.66, .58, .06), (.5, .62, .02), (0, .62)], dark(), seg=96)
        prism('gear', [((.36 if i % 2 else .29) * math.cos(TAU * i / 44), (.36 if i % 2 else .29) * math.sin(TAU * i / 44)) for i in range(44)], .62, .98, M.plastic('#e4e2da', .4, .06), bevel=.012, seg=2); lathe('axle', [(0, .95), (.12, .95), (.12, 1.05, .03), (0, 1.06)], chrome(), seg=32)
    return dict(root=g)

def door_arm():
    """lever with a roller that joins door and carriage"""
    with Group('arm', rot=(0, 0, 22)) as g:
        o = prism('arm', fillet([(-2.2, -.26, .2), (1.2, -.20, .2), (2.3, .15, .2), (2.3, .55, .25), (1.0, .22, .3), (-2.2, .26, .2)], closed=True, seg=8), .06, .14, grey(), bevel=.02, seg=3); holes(o, [(-1.9, 0), (2.02, .28)], .07); slot(o, -.6, 0, 1.6, .12)
        prism('base', rrect(.9, .8, .1, 6), 0, .05, zinc(), bevel=.012, seg=2, loc=(-1.9, 0, 0)); lathe('pin', [(0, .1), (.16, .1), (.16, .22, .04), (0, .23)], chrome(), seg=32, loc=(-1.9, 0, 0))
        lathe('roller', [(0, .14), (.24, .14, .03), (.24, .40, .05), (.10, .40), (.10, .43), (0, .43)], M.plastic('#e9e7e0', .38, .06), seg=56, loc=(2.02, .28, 0))
    return dict(root=g)

def compost_hooks():
    """hanger for the compost bin: strip over the door and a ring rest"""
    with Group('hook', rot=(0, 0, 18)) as g:
        pc = M.powder('#e9e3d3', .42, .05, 50)
        for d, h, y, z in ((.06, 2.18, .03, .06), (.87, .06, -.375, 0), (.06, .36, -.78, .06), (.42, .06, .21, 2.24), (.06, .49, .39, 1.75)): box('sheet', 1.8, d, h, pc, .012, 2, loc=(0, y, 0), z0=z)
        for x in (-.5, .5): lathe('s', [(.02, .016), (.02, .03), (.07, .03, .012), (.08, 0), (0, 0)], chrome(), seg=24, loc=(x, -.002, 1.3), rot=(90, 0, 0))
    return dict(root=g)

def bent_rod(kind='lifter'):
    pts = {'lifter': [(-2.1, 0, .06), (-1.8, .0, .06), (-1.3, .35, .06), (1.3, .35, .06), (1.8, 0, .06), (2.1, 0, .06)], 'pedal': [(-2.2, .45, .06), (-2.2, 0, .06), (1.9, 0, .06), (2.2, -.3, .06)]}[kind]
    with Group('rod', rot=(0, 0, 20)) as g:
        wire('rod', pts, .055, chrome(), bend=.22, seg=20)
        for s in (-1, 1):
            o = lathe('ring', [(.06, 0), (.16, 0), (.16, .025), (.06, .025)], M.metal('#6f7274', .4), seg=40, closed=True, loc=(s * 1.95 if kind == 'lifter' else s * .5, -.55, 0)); cut(o, box('gap', .2, .08, .2, None, 0, loc=(s * 1.95 + .15 if kind == 'lifter' else s * .5 + .15, -.55, -.1)))
        if kind == 'pedal': box('clip', .30, .24, .16, dark(), .04, 3, loc=(2.15, -.26, 0))
    return dict(root=g)

# ------------------------------------------------------------------ feet, wheels, springs, hinges
def pads(n=8):
    with Group('pads', rot=(0, 0, 8)) as g:
        o = box('sheet', 2.5, 1.35, .012, M.plain('#efece4', .45), 0)
        for i in range(n): lathe('pad', [(0, .012), (.23, .012, .01), (.24, .06, .03), (.2, .085, .03), (0, .09)], M.rubber(), seg=48, loc=((i % 4 - 1.5) * .58, (.31 if i < 4 else -.31), 0))
    return dict(root=g)

def screw_feet(n=4):
    with Group('feet') as g:
        for i in range(n):
            up = i < 3; x, y = ((-.75, .3), (.05, .55), (.7, .05), (-.1, -.55))[i]
            with Group('f', loc=(x, y, 0 if up else .265), rot=(0, 0, 0) if up else (105, 0, 40)):
                lathe('pad', [(0, 0), (.26, 0, .03), (.28, .06, .02), (.24, .16, .03), (0, .16)], M.rubber(), seg=56); lathe('hex', [(0, .16), (.17, .16), (.17, .25, .01), (0, .25)], zinc(), seg=6, smooth=20)
                pr = [(0, .25)]
                for q in range(12): pr += [(.085, .25 + q * .045), (.068, .2725 + q * .045)]
                lathe('thread', pr + [(.06, .80), (0, .81)], zinc(), seg=32, smooth=30)
    return dict(root=g)

def castor(brake=False, **k):
    """swivel castor standing on its wheel, pin up"""
    tyre, hub, st = M.plastic('#4c5053', .55, .2), M.plastic('#8f9396', .42, .1), zinc()
    with Group('castor', **k) as g:
        for s in (-1, 1):
            lathe('tyre', [(.36, .03), (.46, .03, .06), (.50, .09, .05), (.50, .20, .05), (.46, .26, .06), (.36, .26)], tyre, seg=80, closed=True, loc=(s * .05, 0, .50), rot=(0, 90 * s, 0))
            lathe('hub', [(0, .05), (.2, .05, .02), (.37, .09, .02), (.37, .2, .01), (.22, .23, .03), (.1, .27, .02), (0, .27)], hub, seg=64, loc=(s * .05, 0, .50), rot=(0, 90 * s, 0))
        rr_loft('fork', .58, .86, .22, [(-.2, .72), (-.02, .74, .04), (.02, .98, .1), (-.10, 1.10, .08), (-.28, 1.12)], hub, n=8, seg=5, loc=(0, .16, 0)); lathe('collar', [(0, 1.08), (.17, 1.08, .02), (.16, 1.17, .02), (0, 1.17)], st, seg=40, loc=(0, .26, 0))
        lathe('pin', [(0, 1.15), (.105, 1.15), (.105, 1.70), (.085, 1.72), (.085, 1.76), (.105, 1.78), (.09, 1.88, .03), (0, 1.89)], st, seg=40, loc=(0, .26, 0))
        if brake: o = box('brake', .46, .40, .07, M.plastic('#b03024', .4, .1), .03, 3, loc=(0, -.42, .80), rot=(-18, 0, 0))
    return g

def castors(n=4):
    with Group('set') as g:
        if n == 1: castor(True, rot=(0, 0, 30))
        else:
            for i, (x, y, r) in enumerate(((-.85, .55, 25), (.65, .7, -20), (-.45, -.85, 40), (1.05, -.65, 15))): castor(i > 1, loc=(x, y, 0), rot=(0, 0, r))
    return dict(root=g)

def door_roller():
    with Group('rollers', rot=(0, 0, 15)) as g:
        with Group('r', loc=(-.35, .1, 0)):
            lathe('r', [(.14, 0), (.58, 0, .05), (.60, .12, .02), (.55, .24, .03), (.60, .36, .02), (.58, .48, .05), (.14, .48)], M.plastic('#ecebe5', .36, .05), seg=96, closed=True); lathe('axle', [(0, 0), (.135, 0), (.135, .56, .02), (0, .57)], chrome(), seg=40)
        screw(1.0, .09, flat=False, loc=(.85, -.25, .17), rot=(86, 0, 35)); lathe('w', [(.10, 0), (.22, 0), (.22, .04), (.10, .04)], zinc(), seg=40, closed=True, loc=(.55, -.75, 0))
    return dict(root=g)

def tension_spring(L=3.4, r=.2):
    with Group('spring', rot=(0, 0, 20)) as g:
        n = 34; pts = [(-L / 2 - .38, 0, r + .03), (-L / 2 - .44, 0, r + .16), (-L / 2 - .34, 0, r + .24), (-L / 2 - .16, 0, r + .2)]
        pts += [(-L / 2 + L * i / (n * 16), r * math.sin(TAU * i / 16), r + .03 + r * math.cos(TAU * i / 16)) for i in range(n * 16 + 1)]
        pts += [(L / 2 + .16, 0, r + .2), (L / 2 + .34, 0, r + .24), (L / 2 + .44, 0, r + .16), (L / 2 + .38, 0, r + .03)]
        sweep('wire', catmull(pts, 2), .034, chrome(), seg=12, smooth=180)
    return dict(root=g)

def torsion_spring(r=.52, n=6):
    with Group('spring', rot=(0, 0, 25)) as g:
        w = .07; pts = [(-n * w - .0, -1.9, .08), (-n * w, -.6, .08)]
        pts += [(-n * w + 2 * n * w * i / (n * 24), r * math.sin(TAU * i / 24 + math.pi), r + w + .0 - r * math.cos(TAU * i / 24)) for i in range(n * 24 + 7)]
        x = pts[-1][0]; pts += [(x + .02, -.9, 2 * r + .30), (x + .02, -1.5, 2 * r + .75)]
        sweep('wire', [tuple(p) for p in pts], w * .93, chrome(), seg=16, smooth=180)
    return dict(root=g)

def hinge_pair():
    with Group('hinges') as g:
        for s in (-1, 1):
            with Group('h', loc=(s * .8, -.2 * s, 0), rot=(0, 0, -20 * s), scale=(s, 1, 1)):
                o = prism('leaf', rrect(1.0, 1.2, .12, 6), 0, .10, dark(), bevel=.02, seg=2, loc=(0, .1, 0)); holes(o, [(-.25, .3), (.25, .3)], .09)
                for x in (-.36, .36): prism('eye', fillet([(-.35, 0), (.35, 0), (.22, .55, .1), (.22, .72, .22), (-.22, .72, .22), (-.22, .55, .1)], closed=True, seg=8), -.09, .09, dark(), bevel=.02, seg=2, rot=(90, 0, 90), loc=(x, -.28, 0))
                sweep('pin', [(-.62, -.28, .50), (.62, -.28, .50)], .075, chrome(), seg=28)
                box('arm', .46, 1.0, .12, light(), .04, 3, loc=(0, -.66, .46), rot=(16, 0, 0))
    return dict(root=g)

def pins(n=2):
    with Group('pins', rot=(0, 0, 15)) as g:
        for i in range(n):
            with Group('p', loc=(.12 * i, -.66 * i, .128), rot=(0, 88, 12 * i)): lathe('p', [(0, -1.3), (.085, -1.3), (.10, -1.26), (.10, 1.15), (.15, 1.15, .01), (.15, 1.24, .02), (0, 1.25)], chrome(), seg=48)
    return dict(root=g)

def pedal():
    with Group('pedal', rot=(0, 0, -24)) as g:
        o = prism('arm', fillet([(-.34, -.55, .14), (.34, -.55, .14), (.34, .10, .15), (.15, .40, .2), (.15, 1.5, .1), (-.15, 1.5, .1), (-.15, .40, .2), (-.34, .10, .15)], closed=True, seg=8), .12, .20, zinc(), bevel=.02, seg=3); holes(o, [(0, 1.34)], .06)
        displace_verts(o, lambda v: Vector((v.x, v.y, v.z + (.10 * min(1, max(0, (v.y - .2) / .5)) if v.y > .2 else 0))))
        rr_loft('pad', .84, .82, .14, [(-.3, .05), (0, .06, .03), (0, .20, .05), (-.05, .25, .04), (-.3, .255)], M.rubber(), n=8, seg=4, loc=(0, -.22, 0))
        for i in range(5): rr_loft('rib', .62, .045, .02, [(-.02, .25), (0, .255), (-.006, .285), (-.02, .285)], M.rubber(), n=4, loc=(0, -.46 + .12 * i, 0))
        sweep('axle', [(-.42, .62, .20), (.42, .62, .20)], .07, chrome(), seg=24)
        for s in (-1, 1): lathe('bush', [(0, 0), (.14, 0, .02), (.14, .10, .02), (0, .10)], dark(), seg=32, loc=(s * .40, .62, .20), rot=(0, 90 * s, 0))
    return dict(root=g)

def bin_handles(n=2):
    m = M.plastic('#9a9ea1', .38, .10)
    with Group('handles') as g:
        for i in range(n):
            with Group('h', loc=(.08 * i, .55 - 1.1 * i, 0), rot=(0, 0, 14 + 6 * i)):
                wire('h', [(-1.5, -.22, .13), (-1.5, .34, .13), (1.5, .34, .13), (1.5, -.22, .13)], .11, m, bend=.36, seg=24); sweep('grip', [(-.7 + 1.4 * t / 12, .34, .13) for t in range(13)], lambda t: .115 + .018 * math.sin(math.pi * t), dark(), seg=28, smooth=180)
                for s in (-1, 1): rr_loft('clip', .30, .42, .08, [(-.1, 0), (0, 0, .03), (0, .24, .04), (-.1, .26)], m, n=6, loc=(s * 1.5, -.34, 0))
    return dict(root=g)

def screw_set(bag=False):
    rng = random.Random(6)
    with Group('set') as g:
        spots = [(-1.15 + .30 * (i % 4) + .06 * (i // 4), .68 - .74 * (i // 4), 12) for i in range(8)]
        for i, (x, y, r) in enumerate(spots): lying(.42 + .1 * (i % 2), .052, x, y, r + rng.uniform(-6, 6), flat=i % 2 == 0)
        for i, (x, y) in enumerate(((.35, .55), (.68, .62), (.48, .20), (.82, .25))): lathe('sleeve', [(.06, 0), (.14, 0, .01), (.14, .30, .02), (.17, .31), (.17, .35, .01), (.06, .35)], M.plastic('#c9ccce', .4, .08), seg=40, closed=True, loc=(x, y, 0))
        for i, (x, y, r) in enumerate(((.35, -.35, 10), (.85, -.30, -15), (.6, -.75, 25), (1.1, -.68, 5))): holes(prism('spacer', rrect(.40, .30, .06, 6), 0, .06, dark(), bevel=.01, seg=2, loc=(x, y, 0), rot=(0, 0, r)), [], .05); lathe('h', [(0, .06), (.055, .06), (.055, .063), (0, .063)], M.plain('#111111', .7), seg=24, loc=(x, y, 0))
    return dict(root=g)

# ------------------------------------------------------------------ accessories
def adapters(t=.09, n=8):
    """shims between runner and cabinet wall"""
    with Group('shims') as g:
        for i in range(n):
            x, y, r, z = ((-.5, .1, 12, 0), (-.48, .12, 16, 1), (-.52, .09, 9, 2), (-.49, .12, 14, 3), (-.5, .1, 20, 4), (.72, .50, -25, 0), (.66, -.62, 30, 0), (-.50, -1.02, -12, 0))[i]
            with Group('s', loc=(x, y, z * t), rot=(0, 0, r)): slot(prism('s', rrect(.8, .8, .10, 6), 0, t, M.plastic('#7d8285', .42, .10), bevel=.014, seg=2), 0, 0, .10, .36)
    return dict(root=g)

def roll_holder(roll=True):
    st = M.powder('#54585b', .45, .06, 50)
    with Group('holder', rot=(0, 0, 12)) as g:
        for s in (-1, 1): wire('side', [(s * 1.35, .50, 1.05), (s * 1.35, .50, .05), (s * 1.35, -.44, .05), (s * 1.35, -.44, .42)], .05, st, bend=.14, seg=16)
        for y, z in ((.50, 1.05), (-.44, .42), (0.03, .05)): sweep('bar', [(-1.35, y, z), (1.35, y, z)], .05, st, seg=16)
        if roll: W.bag_roll(tail=.02, L=2.3, loc=(0, .02, .10))
    return dict(root=g)

def labels():
    """a sheet of round stickers, each with a drawn sign; the sheet lies with one corner up"""
    cols = ['#4a5a63', '#2f6a9a', '#c58b1e', '#6f8f45', '#8a4a2c', '#7a7f82', '#3a7a6a', '#a33a2c', '#5b4a7a', '#b5762c', '#2f4a3a', '#88898a']
    def bend(v): t = max(0, (v.x - .3 * v.y - .5)); return Vector((v.x, v.y, v.z + .10 * t * t))
    with Group('sheet', rot=(0, 0, -16)) as g:
        V = []; F = []; n = 30; w, d = 2.96, 4.2
        for i in range(n + 1):
            for j in range(n + 1): V.append((-w / 2 + w * i / n, -d / 2 + d * j / n, .01))
        for i in range(n):
            for j in range(n): q = i * (n + 1) + j; F.append((q, q + n + 1, q + n + 2, q + 1))
        o = mesh_obj('paper', V, F, M.plain('#f1efe9', .5), smooth=60); displace_verts(o, bend); solidify(o, .012, 1)
        for i in range(24):
            x, y = (i % 4 - 1.5) * .68, (2.5 - i // 4) * .66; c = cols[i // 2]
            s = lathe('st', [(0, .024), (.27, .024), (.27, .027), (0, .027)], M.plain(c, .4), seg=48, loc=None)
            for v in s.data.vertices: v.co = bend(Vector((v.co.x + x, v.co.y + y, v.co.z)))
            k = (i // 2) % 6; wt = M.plain('#f7f5ee', .5)
            sign = [rrect(.17, .24, .02, 3), [(.12 * math.cos(a), .15 * math.sin(a)) for a in [TAU * q / 24 for q in range(24)]], [(-.05, -.15), (.05, -.15), (.06, .05), (.03, .09), (.03, .16), (-.03, .16), (-.03, .09), (-.06, .05)], [(0, -.16), (.09, -.05), (.10, .06), (0, .17), (-.10, .06), (-.09, -.05)], [(-.13, -.09), (.13, -.09), (.13, .09), (0, .15), (-.13, .09)], [(-.10, -.14), (.10, -.14), (.13, .14), (-.13, .14)]][k]
            t = prism('sign', sign, .027, .030, wt)
            for v in t.data.vertices: v.co = bend(Vector((v.co.x + x, v.co.y + y, v.co.z)))
    return dict(root=g)

def brush():
    """long brush for the corners of a bin: handle, head with bristles, rubber lip"""
    rng = random.Random(3); hm = M.wood('beech', 'x', gloss=.38); dk = dark()
    with Group('brush', rot=(0, 0, 24)) as g:
        L = 2.9; sweep('handle', [(-2.1 + L * i / 24, 0, .26) for i in range(25)], lambda t: .10 + .05 * math.sin(math.pi * min(1, t * 1.15)) - .03 * max(0, t - .8) * 5 * .4, hm, seg=28, smooth=180)
        lathe('ferr', [(0, -.2), (.13, -.2, .02), (.14, .2, .02), (0, .2)], dk, seg=40, loc=(.82, 0, .26), rot=(0, 90, 0))
        rr_loft('head', 1.25, .86, .30, [(-.3, .32), (-.03, .33, .04), (0, .40, .04), (-.05, .52, .06), (-.3, .54)], dk, n=10, seg=4, loc=(1.5, 0, 0))
        V = []; F = []
        for i in range(13):
            for j in range(8):
                x, y = 1.5 + (i - 6) * .085, (j - 3.5) * .095
                for q in range(9):
                    a = rng.uniform(0, TAU); sx, sy = .022 * math.cos(a), .022 * math.sin(a); lx, ly = rng.gauss(0, .035) + (i - 6) * .012, rng.gauss(0, .035) + (j - 3.5) * .014; b = len(V); rr = .006
                    for z, dx, dy in ((.34, 0, 0), (.17, lx * .4, ly * .4), (.005, lx, ly)):
                        for c in range(3): V.append((x + sx + dx + rr * math.cos(TAU * c / 3), y + sy + dy + rr * math.sin(TAU * c / 3), z))
                    for z in range(2):
                        for c in range(3): F.append((b + z * 3 + c, b + z * 3 + (c + 1) % 3, b + z * 3 + 3 + (c + 1) % 3, b + z * 3 + 3 + c))
        mesh_obj('bristles', V, F, M.plain('#e3e1da', .6), smooth=180); box('lip', .05, .84, .30, M.rubber(), .012, 2, loc=(2.16, 0, .26))
        lathe('eye', [(.05, -.02), (.09, -.02), (.09, .02), (.05, .02)], chrome(), seg=32, closed=True, loc=(-2.2, 0, .26), rot=(90, 0, 0))
    return dict(root=g)

def cloths():
    """three folded cloths in a stack"""
    rng = random.Random(2)
    with Group('cloths', rot=(0, 0, -14)) as g:
        z = 0
        for i, c in enumerate(('#5d6b62', '#a9acab', '#d8cfbd')):
            m = M.linen(c, 1.5); w = 1.62
            for q in range(4):
                o = rr_loft('layer', w + rng.uniform(-.03, .03), w + rng.uniform(-.03, .03), .10, [(-.5, .0), (-.03, .0, .03), (0, .035, .03), (-.03, .07, .03), (-.5, .07)], m, n=8, seg=4, loc=(rng.uniform(-.02, .02), rng.uniform(-.02, .02), z), rot=(0, 0, rng.uniform(-1.2, 1.2) + i * 3)); z += .062
                displace_verts(o, lambda v: Vector((v.x + .02 * P.nz((v.x, v.y, q), 1.5, i), v.y + .02 * P.nz((v.x, v.y, q + 3), 1.5, i), v.z + .008 * P.nz((v.x, v.y, q + 7), 1.2, i))))
            z += .006
    return dict(root=g)

def liners(n=25):
    """paper liners for the compost bin: a flat stack and one opened, standing"""
    m = M.plaster('#b9925f', .85, .05, 30)
    with Group('liners') as g:
        with Group('stack', loc=(.75, -.35, 0), rot=(0, 0, -18)):
            rng = random.Random(1)
            for i in range(14): rr_loft('p', 1.9, 1.55, .02, [(-.5, 0), (0, 0), (0, .012), (-.5, .012)], m, n=2, loc=(rng.uniform(-.015, .015), rng.uniform(-.015, .015), .0132 * i), rot=(0, 0, rng.uniform(-.6, .6)))
            box('band', .5, 1.60, .19, M.plaster('#2f4a3a', .6, .02, 30), .01, 2, z0=.0)
        V = []; F = []; n_ = 160; R, h = .78, 1.75
        pr = [(.0, .02), (.6, .02), (.70, .03), (.715, .08), (.74, .6), (.765, 1.2), (.775, 1.5), (.79, h), (.785, h + .005), (.77, h), (.755, 1.5), (.74, 1.0)]
        for i, (r, z) in enumerate(pr[1:]):
            for j in range(n_):
                a = TAU * j / n_; f = 1 + (.012 * math.sin(a * 22) + .02 * P.nz((math.cos(a), math.sin(a), z), 2, 4)) * min(1, z * .8); V.append((r * f * math.cos(a), r * f * math.sin(a), z + (.035 * P.nz((math.cos(a) * 3, math.sin(a) * 3, 1), 1.5, 2) if z > h - .1 else 0)))
        k = len(pr) - 1
        for i in range(k - 1):
            for j in range(n_): F.append((i * n_ + j, i * n_ + (j + 1) % n_, (i + 1) * n_ + (j + 1) % n_, (i + 1) * n_ + j))
        F.append(tuple(reversed(range(n_)))); mesh_obj('open', V, F, m, smooth=50, loc=(-.75, .45, 0))
    return dict(root=g)

def bags_carton():
    """shipping carton of bag rolls, flaps open, rolls in it"""
    kraft = M.plaster('#b28a58', .75, .04, 30); w, d, h = 3.6, 2.6, 2.0; t = .05
    with Group('carton', rot=(0, 0, 0)) as g:
        for s in (-1, 1): box('side', t, d, h, kraft, .01, 1, loc=(s * (w / 2 - t / 2), 0, 0)); box('front', w - 2 * t, t, h, kraft, .01, 1, loc=(0, s * (d / 2 - t / 2), 0))
        box('bottom', w - 2 * t, d - 2 * t, t, kraft, .01, 1)
        for s in (-1, 1):
            box('flap', t, d - .06, 1.15, kraft, .01, 1, loc=(s * (w / 2 - t / 2), 0, h - .01), rot=(0, s * 128, 0)); box('flap', w - .06, t, 1.1 if s > 0 else .8, kraft, .01, 1, loc=(0, s * (d / 2 - t / 2), h - .01), rot=(-s * (112 if s > 0 else 164), 0, 0))
        box('band', w + .006, d + .006, .5, M.plaster('#2f4a3a', .6, .02, 30), .01, 1, z0=.35)
        text('t', 'HOF & HERD', .26, M.plain('#f4f1e8', .6), .0008, loc=(-.55, -d / 2 - .005, .60), rot=(90, 0, 0))
        for i in range(5):
            for j in range(2):
                with Group('r', loc=(-1.3 + .65 * i, -.62 + 1.22 * j, h - .36 - .03 * ((i + j) % 2))):
                    sleeve = M.plaster('#2f4a3a', .6, .02, 30); film = M.plastic('#eceae4', .30, .25, 10)
                    lathe('roll', [(.10, -.55), (.29, -.55, .02), (.30, .55, .02), (.10, .55)], film, seg=64, closed=True, rot=(90, 0, 0)); lathe('sl', [(.305, -.28), (.305, .28)], sleeve, seg=64, cap0=False, cap1=False, rot=(90, 0, 0))
                    sweep('spiral', [((.11 + .18 * q / 260) * math.cos(q * .145), -.552, (.11 + .18 * q / 260) * math.sin(q * .145)) for q in range(260)], .004, M.plain('#b9b6ae', .5), seg=5)
    return dict(root=g)

def bag_clips(n=4):
    """clips that hold the bag's rim: folded steel, two wire levers, standing on their backs"""
    with Group('clips') as g:
        for i in range(n):
            with Group('c', loc=(((-1.15, .25), (.10, .55), (1.15, .05), (-.10, -.75))[i] + (0,)), rot=(0, 0, (24, -12, 38, 10)[i])):
                prism('spring', fillet([(-.03, .68), (-.28, .0, .08), (.28, .0, .08), (.03, .68), (.004, .66), (.21, .05, .05), (-.21, .05, .05), (-.004, .66)], closed=True, seg=6), -.45, .45, M.powder('#3f5a4a', .38, .06, 50), bevel=.008, seg=2, rot=(90, 0, 0))
                for s in (-1, 1):
                    lathe('lip', [(0, -.45), (.036, -.45), (.036, .45), (0, .45)], M.powder('#3f5a4a', .38, .06, 50), seg=24, loc=(s * .036, 0, .69), rot=(90, 0, 0))
                    sweep('lever', catmull([(s * .04, -.24, .69), (s * .22, -.24, .92), (s * .42, -.18, 1.20), (s * .50, 0, 1.30), (s * .42, .18, 1.20), (s * .22, .24, .92), (s * .04, .24, .69)], 10), .024, chrome(), seg=14)
    return dict(root=g)

ALL = dict(w_filter_cassette=filter_cassette, w_runner=runners, w_floor_guide=floor_guide, w_frame=pull_frame, w_bars=guide_bars, w_inner_frame=inner_frame, w_cover=cover, w_seal=coil, w_mat=floor_mat, w_tray=shallow_tray,
           w_front_bracket=front_brackets, w_stabiliser=stabiliser, w_coupling=coupling_pair, w_front_clip=front_clips, w_rear_hook=rear_hooks, w_cover_clip=cover_clips, w_lever=clamp_levers, w_damper=damper, w_rotary=rotary_damper,
           w_door_arm=door_arm, w_compost_hook=compost_hooks, w_rod=bent_rod, w_pads=pads, w_feet=screw_feet, w_castors=castors, w_roller=door_roller, w_tension=tension_spring, w_torsion=torsion_spring,
           w_hinge=hinge_pair, w_pins=pins, w_pedal=pedal, w_handles=bin_handles, w_screws=screw_set, w_adapters=adapters, w_roll_holder=roll_holder, w_labels=labels, w_brush=brush, w_cloths=cloths,
           w_liners=liners, w_carton=bags_carton, w_bag_clips=bag_clips)
