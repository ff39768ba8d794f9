"""Waste separation: single containers, pull-out frames, swing-out bin, free-standing box, compost bin and spare parts. 1 BU = 10 cm.
container() is the common moulded bin; all systems hang or stand these."""
import math, random
from mathutils import Vector
from ..geo import *
from .. import materials as M, props as P

GREY, LIGHT, DARK = '#54585b', '#9a9ea1', '#36393c'
SIZES = {8: (1.05, 2.24, 4.0), 11: (1.45, 2.24, 4.0), 17: (2.28, 2.24, 4.0), 35: (2.28, 4.52, 4.0), 40: (2.6, 4.52, 4.0), 60: (2.94, 4.52, 5.2)}      # litres -> width, depth, height, as the catalogue has them

def clamp_ring(w, d, h=0.0, r=.30, color=LIGHT, tabs=True, **k):
    """frame that clips over the rim and holds the bag; U-section with two finger tabs"""
    m = M.plastic(color, .36, .08)
    with Group('clamp', **k) as g:
        prof = [(.085, -.16, .008), (.130, -.16, .008), (.140, .02, .03), (.110, .055, .03), (-.03, .055, .03), (-.065, .02, .03), (-.075, -.10, .01), (-.045, -.10, .01), (-.03, .005, .02), (.08, .005, .02)]
        rr_loft('ring', w, d, r, [(o, h + z, f) for o, z, f in prof], m, n=14, seg=4, closed=True)
        if tabs:
            for s in (-1, 1):
                out = fillet([(-.36, -.10), (-.30, .13, .08), (.30, .13, .08), (.36, -.10)], False, 6)
                o = prism('tab', out, -.025, .028, m, bevel=.018, seg=3, loc=(0, s * (d / 2 + .10), h + .010), rot=(0, 0, 0 if s > 0 else 180))
    return g

def bag_skirt(w, d, h, r, color='#e6e6e2', drop=.62, seed=1):
    """the part of the bag that hangs over the rim: pleated film with an uneven hem, plus the film inside"""
    m = M.plastic(color, .27, .30, 7)
    n = 44; prof = [(-.44, h - 1.5), (-.20, h - .7), (-.13, h - .22), (-.085, h - .02), (-.01, h + .03), (.115, h + .015), (.122, h - .10)] + [(.128 + .05 * t, h - .10 - (drop - .10) * t) for t in (.12, .28, .46, .64, .82, 1)]
    rings = []
    base = rrect(w, d, r, n); arc = [0]
    for i in range(1, len(base)): arc.append(arc[-1] + math.hypot(base[i][0] - base[i - 1][0], base[i][1] - base[i - 1][1]))
    # resample the outline evenly so that the long straight sides can fold
    cnt = 520; tot = arc[-1] + math.hypot(base[0][0] - base[-1][0], base[0][1] - base[-1][1]); ev = []
    k = 0
    for q in range(cnt):
        s_ = tot * q / cnt
        while k < len(arc) - 1 and arc[k + 1] < s_: k += 1
        nx = base[(k + 1) % len(base)]; l = (arc[k + 1] if k + 1 < len(arc) else tot) - arc[k]; t = (s_ - arc[k]) / max(l, 1e-9)
        ev.append((base[k][0] + (nx[0] - base[k][0]) * t, base[k][1] + (nx[1] - base[k][1]) * t))
    nrm = [Vector((ev[(q + 1) % cnt][1] - ev[q - 1][1], ev[q - 1][0] - ev[(q + 1) % cnt][0], 0)).normalized() for q in range(cnt)]
    for i, (o, z) in enumerate(prof):
        ring = []; hang = min(1, max(0, (i - 6) / 6.0)); ins = max(0, (3 - i) / 3)
        for q, (x, y) in enumerate(ev):
            s_ = tot * q / cnt
            f = P.nz((x * .8, y * .8, 0), 1.0, seed); ph = s_ * 9.5 + 5.0 * f
            fold = (.5 + .5 * math.sin(ph)) ** 3 * (.35 + 1.3 * abs(P.nz((x, y, 2), 1.2, seed + 2)))         # sharp outward ridges, uneven height
            pl = .075 * fold * hang ** .7 + .035 * P.nz((x, y, z * .8), 2.0, seed + 3) * hang + .07 * P.nz((x, y, z), 1.3, seed + 5) * ins
            zz = z + (.13 * P.nz((x, y, 1), .9, seed + 7) + .03 * math.sin(ph)) * (hang if i > 6 else 0)
            p = (Vector((x * (1 + 2 * o / w), y * (1 + 2 * o / d), 0)) + nrm[q] * pl) if o < 0 else Vector((x, y, 0)) + nrm[q] * (o + pl)     # inward offsets are scaled: a normal offset would loop at the corners
            ring.append((p.x, p.y, zz))
        rings.append(ring)
    return loft('bag', rings, m, cap0=True, cap1=False, smooth=180)

def flat_lid(w, d, h, r=.30, color=DARK, grip=True, m=None, **k):
    """overlapping lid: soft shoulder, sunken field, front lip as a finger grip"""
    m = m or M.plastic(color, .38, .10)
    with Group('lid', **k) as g:
        W2 = min(w, d) / 2
        rr_loft('lid', w, d, r, [(-W2 * .8, h + .02), (.06, h + .02, .01), (.075, h - .15, .01), (.135, h - .15, .01), (.150, h + .03, .04), (.10, h + .125, .07), (-.20, h + .155, .06), (-.245, h + .125, .025), (-.29, h + .120, .02), (-W2 * .75, h + .132)], m, n=14, seg=5)
        if grip:
            gw = min(.95, w * .40)
            out = fillet([(-gw, 0), (-gw * .82, -.17, .12), (gw * .82, -.17, .12), (gw, 0)], False, 7)
            prism('lip', out, h - .045, h + .028, m, bevel=.022, seg=3, loc=(0, -d / 2 - .10, 0))
    return g

def container(w=2.9, d=2.6, h=5.0, color=GREY, litres=None, clamp=LIGHT, lid=None, bag=None, bail=True, r=.30, draft=.17, content=None, seed=1, open_deg=0, tabs=True, **k):
    """moulded container: foot step, drafted wall, shoulder, flanged rim for the bag clamp, bail handle lying on the rim"""
    m = M.plastic(color, .42, .13, 60)
    with Group('container', **k) as g:
        D = -draft; c = min(w, d) * .38
        rr_loft('body', w, d, r, [(-c, .05), (D - .20, .05, .02), (D - .17, 0, .02), (D - .06, 0, .04), (D - .005, .10, .06), (D * .62, h * .40), (D * .28, h * .72), (-.065, h - .50, .02), (-.015, h - .44, .02), (.0, h - .09, .01), (.070, h - .085, .012), (.078, h - .02, .015), (.060, h + .004, .012), (-.015, h + .004, .015), (-.05, h - .10, .03), (D * .32, h * .70), (D - .05, .16, .08), (-c, .10)], m, n=14, seg=5)
        slope = math.degrees(math.atan2(-D * .9, h))
        if litres:
            z = h * .66; y = -d / 2 + (-D) * .36 + .003
            text('lit', '%d %s' % (litres, 'L' if litres == 11 else 'l'), min(.42, h * .095), M.plastic('#c9ccce', .5, .04), .004, loc=(0, y - .004, z), rot=(90 + slope * .9, 0, 0))
        if bail:
            bm = M.metal('#c4c6c7', .22); zb = h - .30
            ex = w / 2 + .03; z1 = h - .02 if not clamp else h + .02
            wire('bail', [(-ex, 0, zb), (-ex - .10, d * .10, zb + .20), (-ex - .09, d / 2 + .10, z1 - .10), (ex + .09, d / 2 + .10, z1 - .10), (ex + .10, d * .10, zb + .20), (ex, 0, zb)], .033, bm, bend=.26, seg=14)
            for s in (-1, 1):
                rr_loft('ear', .34, .40, .10, [(-.1, 0), (0, 0, .01), (-.01, .075, .03), (-.08, .085)], m, n=6, loc=(s * (w / 2 - .035), 0, zb), rot=(0, 90 * s, 0))
                lathe('piv', [(0, 0), (.065, 0, .01), (.055, .05, .02), (0, .055)], M.metal('#aeb0b1', .25), seg=24, loc=(s * (w / 2 + .03), 0, zb), rot=(0, 90 * s, 0))
        if bag: bag_skirt(w, d, h, r, bag, min(.75, h * .16), seed)
        if clamp: clamp_ring(w, d, h + .012, r, clamp, tabs)
        fill(content, w, d, h, seed)
        if lid:
            if open_deg:
                with Group('hinge', loc=(0, d / 2, h), rot=(-open_deg, 0, 0)): flat_lid(w, d, 0, r, lid, loc=(0, -d / 2, .02))
            else: flat_lid(w, d, h + (.045 if clamp else .0), r, lid)
    return g

def fill(content, w, d, h, seed):
    """paper / pet / bio, kept clear of the wall"""
    rng = random.Random(seed); X, Y = w / 2 - .62, d / 2 - .62
    if content == 'paper':
        pos = []
        for _ in range(400):
            p = (rng.uniform(-X, X), rng.uniform(-Y, Y))
            if all(math.hypot(p[0] - q[0], p[1] - q[1]) > .52 for q in pos): pos.append(p)
            if len(pos) >= 7: break
        for i, (x, y) in enumerate(pos): P.paper_ball(rng.uniform(.40, .52), seed + i, ['#efece4', '#d9c9a8', '#f4f2ee', '#c9b48a'][i % 4], loc=(x, y, h - .62 + .12 * (i % 3)), rot=(rng.uniform(0, 360),) * 3)
    if content == 'pet':
        nx, ny = (max(1, min(3, int(2 * v / .68) + 1)) for v in (X, Y))      # bottles stand beside each other, not in each other
        for i in range(nx):
            for j in range(ny):
                x = (2 * i / (nx - 1) - 1) * X + rng.uniform(-.03, .03) if nx > 1 else 0; y = (2 * j / (ny - 1) - 1) * min(Y, .85) + rng.uniform(-.03, .03) if ny > 1 else 0
                P.pet_bottle(.30, 2.4, ['#2b5fa8', '#c23a2e', '#2f8a4a', '#e6e6e2'][(i * 3 + j + seed) % 4], tint='#dfeff7', label=['#e9eef2', '#c9d8b0', '#d8b9a0'][(i + j) % 3], loc=(x, y, h - 2.65 + rng.uniform(0, .3)), rot=(rng.uniform(-7, 7), rng.uniform(-7, 7), rng.uniform(0, 360)))
    if content == 'bio':
        for i in range(7): P.apple(.34, seed + i, ['red', 'green', 'gold'][i % 3], loc=(rng.uniform(-X, X), rng.uniform(-Y, Y), h - 1.0 + .1 * (i % 3)), rot=(rng.uniform(0, 360),) * 3)

def single(litres=35, lid=None, bag=None, color=GREY, clamp=LIGHT, content=None, **k):
    w, d, h = SIZES[litres]
    with Group('single') as g: container(w, d, h, color, litres, clamp, lid, bag, content=content, **k)
    return dict(root=g, W=w, D=d, H=h)

# ------------------------------------------------------------------ pull-out frame
def pullout(bins, w=None, d=None, depth_out=0.0, color='#8b8f93', rim='#6a6e72', cover=False, bare=False, **k):
    """open pull-out for a base cabinet: full-extension runners, powder-coated side walls with rail, carrier tray, steel door brackets.
    bins: list of dicts for container() with x, y, w, d, h; bare: the frame that would hold them."""
    steel = M.metal('#cfd1d2', .50, .1); pc = M.powder(color, .40, .06, 50); dark = M.plastic(rim, .42, .14); chrome = M.metal('#d2d3d3', .16)
    x0 = min(b['x'] - b['w'] / 2 for b in bins); x1 = max(b['x'] + b['w'] / 2 for b in bins); y0 = min(b['y'] - b['d'] / 2 for b in bins); y1 = max(b['y'] + b['d'] / 2 for b in bins)
    w = w or (x1 - x0) + .50; d = d or (y1 - y0) + .50; cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    tall = max(b['h'] for b in bins)
    with Group('pullout', **k) as g:
        with Group('c', loc=(-cx, -cy, 0)):
            with Group('frame', loc=(cx, cy, 0)):
                # tray the containers stand in
                rr_loft('tray', w - .16, d - .08, .10, [(-.4, .30), (-.02, .30, .02), (0, .33, .02), (0, .60, .015), (-.03, .60, .015), (-.04, .38, .03), (-.5, .375)], M.plastic('#4a4d50', .45, .12), n=6)
                for s in (-1, 1):
                    # side wall: rolled top edge
                    prof = fillet([(-.05, .28, .015), (.05, .28, .015), (.05, 1.18, .02), (.075, 1.21, .015), (.075, 1.27, .025), (-.075, 1.27, .025), (-.075, 1.21, .015), (-.05, 1.18, .02)], closed=True, seg=4); nn = len(prof)
                    V = [(x, -d / 2, z) for x, z in prof] + [(x, d / 2, z) for x, z in prof]
                    F = [(j, (j + 1) % nn, nn + (j + 1) % nn, nn + j) for j in range(nn)] + [tuple(reversed(range(nn))), tuple(range(nn, 2 * nn))]
                    o = mesh_obj('wall', V, F, pc, smooth=40, loc=(s * (w / 2), 0, 0)); bm_fix(o)
                    # telescopic rail: three nested channels
                    box('r0', .07, d + .10, .24, steel, .012, 2, loc=(s * (w / 2 + .10), .10, .08)); box('r1', .05, d + .02, .15, M.metal('#b9bbbc', .45, .1), .01, 2, loc=(s * (w / 2 + .15), .16, .125)); box('r2', .04, d * .96, .30, steel, .01, 2, loc=(s * (w / 2 + .195), .30, .05))
                    # gallery rail on posts
                    zr = min(2.55, tall * .62); yb = d / 2 - .12; yf = -d / 2 + .10
                    wire('rail', [(s * w / 2, yf, 1.22), (s * w / 2, yf, zr), (s * w / 2, yb, zr), (s * w / 2, yb, 1.22)], .048, chrome, bend=.16, seg=16)
                    # front bracket for the furniture front
                    prism('brk', fillet([(-.02, .20, .04), (.36, .20, .06), (.36, 2.2, .10), (.10, 2.62, .12), (-.02, 2.62, .04)], closed=True, seg=5), 0, .045, pc, bevel=.012, seg=2, loc=(s * (w / 2 + .0), -d / 2 - .02, 0), rot=(90, 0, 0) if s < 0 else (90, 0, 0), scale=(1 if s < 0 else -1, 1, 1))
                    for zz in (.55, 1.30, 2.05):
                        o = rr_loft('slot', .13, .26, .06, [(-.05, 0), (0, 0), (0, .006), (-.05, .006)], M.plain('#2a2c2e', .6), n=5, loc=(s * (w / 2 - .20), -d / 2 - .066, zz), rot=(90, 0, 0))
                        lathe('scr', [(.02, .016), (.02, .03), (.065, .03, .012), (.075, .0, .01), (0, .0)], chrome, seg=24, loc=(s * (w / 2 - .20), -d / 2 - .068, zz), rot=(90, 0, 0))
                # cross bar between the brackets and rear bar
                box('bar', w - .70, .05, .34, pc, .015, 2, loc=(0, -d / 2 - .02, .30)); box('rbar', w - .1, .06, .80, pc, .015, 2, loc=(0, d / 2 - .01, .42))
            for b in () if bare else bins:
                b = dict(b); x, y, bw, bd, bh = (b.pop(q) for q in ('x', 'y', 'w', 'd', 'h'))
                container(bw, bd, bh, loc=(x, y, .38), **b)
    return dict(root=g, W=w, D=d, H=tall + .4)

def bm_fix(o):
    import bmesh
    bm = bmesh.new(); bm.from_mesh(o.data); bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:]); bm.to_mesh(o.data); bm.free()

def rows(columns, h, color, gap=.30, d=4.52):
    """containers side by side; columns: (width, [one dict a container, front first]); depths share d evenly. gap: what the rims need"""
    x = 0; out = []
    for w, stack in columns:
        bd = (d - gap * (len(stack) - 1)) / len(stack)
        for i, b in enumerate(stack): out.append(dict(dict(x=x + w / 2, y=-d / 2 + bd / 2 + i * (bd + gap), w=w, d=bd, h=h, color=color, r=min(.30, w * .2)), **b))
        x += w + gap
    return out

PAPER, REST, BIO = dict(bag='#e6e6e2', content='paper'), dict(lid=DARK), dict(lid='#6f8f45')
PET = dict(content='pet', seed=3, bail=False)

def pullout_n(n=2, color='#8b8f93', bin_color=GREY):
    C = dict(color=bin_color)
    if n == 2: B = [dict(x=0, y=-1.36, w=2.9, d=2.5, h=5.0, bag='#e6e6e2', content='paper', litres=35, **C), dict(x=0, y=1.36, w=2.9, d=2.5, h=5.0, lid=DARK, **C)]
    elif n == 3: B = [dict(x=-1.28, y=0, w=2.3, d=4.6, h=5.0, bag='#e6e6e2', content='paper', litres=35, **C), dict(x=1.28, y=-1.20, w=2.3, d=2.15, h=4.3, litres=17, content='pet', seed=3, **C), dict(x=1.28, y=1.20, w=2.3, d=2.15, h=4.3, lid='#6f8f45', **C)]
    elif n == 4: B = [dict(x=-1.60, y=0, w=2.7, d=4.3, h=5.0, bag='#e6e6e2', content='paper', litres=35, **C), dict(x=.86, y=-1.13, w=1.9, d=2.02, h=4.4, litres=17, content='pet', seed=3, **C),
               dict(x=.86, y=1.13, w=1.9, d=2.02, h=4.4, lid=DARK, **C), dict(x=2.46, y=0, w=1.06, d=4.3, h=3.4, lid='#6f8f45', bail=False, r=.24, **C)]
    else: B = rows({5: [(2.3, [dict(PAPER, litres=35)]), (1.45, [dict(), REST]), (1.45, [BIO, REST])],
                    6: [(1.45, [dict(), REST]), (1.45, [BIO, REST]), (1.05, [dict(litres=8), REST])],
                    7: [(2.6, [dict(PAPER, litres=40)]), (2.0, [dict(PET, litres=17), REST]), (1.45, [dict(), REST]), (1.45, [BIO, REST])]}[n], 4.0, bin_color)
    return pullout(B, color=color)

def insert(n=3, bin_color=GREY):
    """D-LINE: containers in a low frame that is clamped into an existing drawer"""
    d, h = 3.8, 3.5 if n == 2 else 4.0
    return clamped(rows({2: [(2.58, [dict(PAPER, litres=35)]), (1.97, [REST])], 3: [(2.58, [dict(PAPER, litres=35)]), (1.72, [dict(), BIO])], 4: [(2.2, [dict(PET, litres=17), REST]), (1.72, [dict(), BIO])]}[n], h, bin_color, d=d), d)

def clamped(B, d, bare=False):
    """the low frame with rubber pads that is pressed against the walls of a drawer"""
    pc = M.powder('#8b8f93', .40, .06, 50); rub = M.rubber()
    W_ = max(b['x'] + b['w'] / 2 for b in B) + .24
    with Group('insert', loc=(-W_ / 2 + .12, 0, 0)) as g:
        with Group('frame', loc=(W_ / 2 - .12, 0, 0)):
            for s in (-1, 1):
                box('long', W_, .09, .40, pc, .02, 3, loc=(0, s * (d / 2 + .12), .03)); box('side', .09, d + .3, .40, pc, .02, 3, loc=(s * W_ / 2, 0, .03))
                for x in (-W_ / 2 + .5, W_ / 2 - .5): rr_loft('pad', .34, .34, .08, [(-.1, 0), (0, 0, .02), (0, .16, .03), (-.1, .17)], rub, n=6, loc=(x, s * (d / 2 + .22), .19), rot=(-90 * s, 0, 0)); box('rod', .12, .12, .10, M.metal('#cfd1d2', .4, .1), .02, 2, loc=(x, s * (d / 2 + .17), .14))
            rr_loft('tray', W_ - .1, d + .2, .10, [(-.6, .0), (0, .0, .02), (0, .08, .02), (-.6, .08)], M.plastic('#4a4d50', .45, .12), n=6)
        for b in () if bare else B:
            x, y, bw, bd, bh = (b.pop(q) for q in ('x', 'y', 'w', 'd', 'h')); container(bw, bd, bh, loc=(x, y, .10), **b)
    return dict(root=g)

def carriage(B, d, color='#a5a9ac', bare=False):
    """S-LINE: wire basket on rails that are screwed to the cabinet's floor, brackets for the door"""
    pc = M.powder(color, .38, .05, 60); steel = M.steel_brushed('#c4c5c5', .30, 'y'); ch = M.metal('#d0d1d1', .17)
    W_ = max(b['x'] + b['w'] / 2 for b in B) + .30; zt = min(1.75, max(b['h'] for b in B) * .48); d += .24; bx = min(.5, W_ / 2 - .45)
    with Group('sline') as g:
        for s in (-1, 1):
            x = s * (W_ / 2 - .40)
            box('r0', .34, d - .5, .05, steel, .012, 2, loc=(x, .55, 0)); box('r1', .12, d - .4, .17, steel, .014, 2, loc=(x, .50, .04)); box('r2', .07, d - .2, .12, M.metal('#9fa1a2', .3), .01, 2, loc=(x, 0, .18))
            for yy in (-1.0, .7, d / 2 - .05): lathe('s', [(.02, .014), (.02, .03), (.055, .028, .012), (.06, 0), (0, 0)], ch, seg=20, loc=(x + s * .12, yy, .05))
        box('cross', W_ - .46, .34, .05, steel, .012, 2, loc=(0, d / 2 + .2, 0))
        for z, r in ((.34, .05), (zt, .06)): wire('w', [(-W_ / 2, -d / 2, z), (W_ / 2, -d / 2, z), (W_ / 2, d / 2, z), (-W_ / 2, d / 2, z)], r, pc, bend=.28, closed=True, seg=14)
        for y in (-d / 2 + .3, -d / 6, d / 6, d / 2 - .3): wire('u', [(-W_ / 2, y, zt), (-W_ / 2, y, .34), (W_ / 2, y, .34), (W_ / 2, y, zt)], .034, pc, bend=.14, seg=12)
        n = max(2, round(W_ / .9))
        for i in range(n): sweep('l', [(W_ * ((i + .5) / n - .5), -d / 2, .34), (W_ * ((i + .5) / n - .5), d / 2, .34)], .034, pc, seg=12)
        prism('fb', fillet([(-bx - .45, .20, .08), (bx + .45, .20, .08), (bx + .45, .80, .16), (-bx - .45, .80, .16)], closed=True, seg=5), 0, .05, pc, bevel=.014, seg=2, loc=(0, -d / 2 - .06, 0), rot=(90, 0, 0))
        for x in (-bx, bx):
            prism('fu', fillet([(x - .15, .55), (x + .15, .55), (x + .15, 2.5, .12), (x - .15, 2.5, .12)], closed=True, seg=5), 0, .05, pc, bevel=.014, seg=2, loc=(0, -d / 2 - .052, 0), rot=(90, 0, 0))
            for z in (1.35, 2.15): lathe('s', [(.02, .016), (.02, .03), (.06, .03, .012), (.07, 0), (0, 0)], ch, seg=24, loc=(x, -d / 2 - .102, z), rot=(90, 0, 0))
        for b in () if bare else B:
            x, y, bw, bd, bh = (b.pop(q) for q in ('x', 'y', 'w', 'd', 'h')); container(bw, bd, bh, loc=(x - W_ / 2 + .15, y, .38), **b)
    return dict(root=g)

def system(frame, columns, color='#8b8f93'):
    """a built-in system with its own bins; frame: pullout, insert or carriage; columns: [width, [bins with d and h, front first]]"""
    gap, x, B = .18, 0, []; deep = max(sum(b['d'] for b in stack) + gap * (len(stack) - 1) for _, stack in columns)
    for w, stack in columns:
        y = -deep / 2
        for b in stack:
            b = dict(b); d = b['d'] - .12; B.append(dict(b, x=x + w / 2, y=y + b['d'] / 2, w=w - .12, d=d, color=GREY, r=min(.30, w * .2))); y += b['d'] + gap
        x += w + gap
    return framed(frame, B, deep, color)

def framed(frame, B, deep, color, bare=False):
    return pullout(B, color=color, bare=bare) if frame == 'pullout' else clamped(B, deep, bare=bare) if frame == 'insert' else carriage(B, deep, bare=bare)

RIM = dict(pullout=.90, insert=.24, carriage=.30)     # what the frame adds to the width of its bins

def empty_frame(frame, W, D, color='#8b8f93'):
    """a frame sold without bins, W wide and D deep"""
    w, d = W - RIM[frame], D - .30
    return framed(frame, [dict(x=w / 2, y=0, w=w, d=d, h=4.0)], d, color, bare=True)

def clamp_part(litres=35, color=LIGHT):
    w, d, h = SIZES[litres]
    with Group('part') as g: clamp_ring(w, d, .165, .30, color)
    return dict(root=g)

# ------------------------------------------------------------------ swing-out bin on the cabinet door
def round_bin(R=1.25, h=3.1, color='#e9e8e4', bag=None, **k):
    m = M.plastic(color, .40, .10, 60)
    with Group('rbin', **k) as g:
        lathe('body', [(0, .06), (R - .36, .06, .02), (R - .34, 0, .02), (R - .22, 0, .03), (R - .17, .12, .06), (R - .04, h - .46, .02), (R + .0, h - .40, .02), (R + .005, h - .10, .01), (R + .075, h - .095, .012), (R + .08, h - .02, .015), (R + .06, h, .012), (R - .02, h, .015), (R - .05, h - .12, .03), (R - .20, .16, .10), (0, .10)], m, seg=144, fil=6)
        if bag:
            bm_ = M.plastic(bag, .27, .30, 7); rings = []; n = 320
            for i, (o, z) in enumerate([(-.42, h - 1.4), (-.16, h - .6), (-.10, h - .2), (-.06, h), (0, h + .03), (.09, h + .02), (.10, h - .1)] + [(.10 + .05 * t, h - .10 - .42 * t) for t in (.15, .4, .7, 1)]):
                ring = []; hang = min(1, max(0, (i - 6) / 4))
                for j in range(n):
                    a = 2 * math.pi * j / n; p = (math.cos(a), math.sin(a), 0); f = P.nz(p, 1.2, 3)
                    fold = (.5 + .5 * math.sin(26 * a + 4 * f)) ** 3 * (.3 + abs(P.nz(p, 1.6, 5)))
                    q = R + o + .07 * fold * hang; zz = z + .12 * P.nz(p, 1.3, 8) * hang
                    ring.append((q * p[0], q * p[1], zz))
                rings.append(ring)
            loft('bag', rings, bm_, cap0=True, cap1=False, smooth=180)
    return g

def swing_bin(color='#e9e8e4', lid='#4a4e51', lid_open=24, frame='#a3a7aa', **k):
    """built-in swing-out bin: wall plate with hinge post, arm with a carrying ring, round container, lid that stays on its own lifting arm"""
    pc = M.powder(frame, .38, .06, 50); ch = M.metal('#d0d1d1', .17); dk = M.plastic('#35383b', .42, .12); R, h = 1.22, 3.0; zb = .36
    with Group('swing', **k) as g:
        # mounting plate of the cabinet side, behind left
        px, py = -1.30, 1.55
        with Group('plate', loc=(px, py, 0)):
            prism('pl', fillet([(-.55, 0, .08), (.55, 0, .08), (.55, 4.55, .3), (-.55, 4.55, .3)], closed=True, seg=6), 0, .06, pc, bevel=.016, seg=2, rot=(90, 0, 0))
            for x in (-.40, .40):
                for z in (.30, 2.2, 4.2): lathe('s', [(.022, .014), (.022, .03), (.07, .028, .012), (.08, 0), (0, 0)], ch, seg=24, loc=(x, -.06, z), rot=(90, 0, 0))
            for z in (.55, 3.50):      # hinge eyes
                rr_loft('eye', .40, .46, .10, [(-.06, z), (0, z, .02), (0, z + .26, .02), (-.06, z + .26)], dk, n=6, loc=(0, -.26, 0))
            lathe('post', [(0, .36), (.085, .36, .02), (.085, 4.0, .02), (0, 4.0)], ch, seg=40, loc=(0, -.30, 0))
        # carrying frame: foot arm, ring, upper arm
        hx, hy = px, py - .30
        def arc(r, a0, a1, z, n=48): return [(r * math.cos(math.radians(a0 + (a1 - a0) * i / n)), r * math.sin(math.radians(a0 + (a1 - a0) * i / n)), z) for i in range(n + 1)]
        sweep('ring', arc(R - .005, 0, 352.5, zb + h - .44), 1, pc, prof=[(y * .12, x * .030) for x, y in [(math.cos(t), math.sin(t)) for t in [2 * math.pi * j / 20 for j in range(20)]]], up=(0, 0, 1), closed=False, smooth=180)
        sweep('ring2', arc(R + .03, 0, 352.5, zb + h - .44), .045, ch, seg=14)
        ax, ay = R * math.cos(math.radians(135)), R * math.sin(math.radians(135))
        for zz in (zb + h - .44, .30):
            d = Vector((ax - hx, ay - hy, 0)); end = Vector((ax, ay, zz)) if zz > 1 else Vector((-.15, .10, zz))
            sweep('arm', [(hx, hy, zz), tuple(end)], 1, pc, prof=[(y * .16, x * .05) for x, y in [(math.copysign(abs(math.cos(t)) ** .5, math.cos(t)), math.copysign(abs(math.sin(t)) ** .5, math.sin(t))) for t in [2 * math.pi * j / 28 for j in range(28)]]], up=(0, 0, 1), smooth=60)
            lathe('hub', [(0, zz - .19), (.15, zz - .19, .02), (.15, zz + .19, .02), (0, zz + .19)], pc, seg=40, loc=(hx, hy, 0))
        lathe('foot', [(0, zb - .08), (.95, zb - .08, .02), (1.0, zb - .05, .02), (1.0, zb + .03, .015), (.95, zb + .03, .01), (.94, zb - .02, .01), (0, zb - .02)], pc, seg=96)
        round_bin(R, h, color, bag=None, loc=(0, 0, zb))
        # bail
        pts = [((R + .06) * math.cos(math.radians(a)) * 1.0, -(R + .06) * math.sin(math.radians(a)), zb + h - .22 + .10 * math.sin(math.radians(a))) for a in range(0, 181, 6)]
        sweep('bail', pts, .030, ch, seg=12, smooth=180)
        for s in (-1, 1): lathe('piv', [(0, 0), (.07, 0, .01), (.06, .06, .02), (0, .06)], dk, seg=24, loc=(s * (R + .0), 0, zb + h - .22), rot=(0, 90 * s, 0))
        # lid with lifting arm
        zl = zb + h + .06; lm = M.plastic(lid, .38, .10)
        with Group('lid', loc=(ax * .98, ay * .98, zl), rot=(0, 0, 135)):
            with Group('tilt', rot=(0, lid_open, 0)):
                with Group('c', loc=(-R, 0, 0)):
                    lathe('lid', [(0, .02), (R - .1, .02, .01), (R + .05, -.06, .01), (R + .10, -.06, .01), (R + .11, .04, .03), (R + .05, .11, .05), (R - .30, .17, .05), (R - .36, .145, .02), (R - .42, .15, .02), (0, .21)], lm, seg=144, fil=6)
                sweep('larm', catmull([(.16, 0, -.02), (.06, 0, .14), (-.30, 0, .22), (-.62, 0, .23)], 10), 1, pc, prof=[(y * .17, x * .035) for x, y in [(math.copysign(abs(math.cos(t)) ** .5, math.cos(t)), math.copysign(abs(math.sin(t)) ** .5, math.sin(t))) for t in [2 * math.pi * j / 28 for j in range(28)]]], up=(0, 0, 1), smooth=60)
                for x in (-.30, -.52): lathe('s', [(0, .25), (.05, .25, .01), (.045, .275, .01), (0, .275)], ch, seg=20, loc=(x, 0, 0))
        d = Vector((hx - ax, hy - ay, 0)).normalized(); a0 = Vector((ax, ay, zl)) + d * .14
        sweep('lifter', [a0 + Vector((0, 0, -.06)), a0 + d * .35 + Vector((0, 0, .02)), Vector((hx, hy, zl - .02)) - d * .05], .055, ch, seg=16, smooth=180)
        lathe('lhub', [(0, zl - .16), (.13, zl - .16, .02), (.13, zl + .12, .03), (0, zl + .12)], dk, seg=40, loc=(hx, hy, 0))
    return dict(root=g, H=4.6)

# ------------------------------------------------------------------ free-standing box
def boxx(color='#efeeea', lid=None, open_deg=0, wood='oak', base='#3a3d3f', handle=True, W=3.4, D=3.3, H=6.0, bins=None, lids=1, castors=False, **k):
    """BOXX-R: free-standing sheet-steel box with rounded corners on a recessed plinth or on castors; lids side by side, each with its pedal.
    bins: what stands in it, [width, [dict(d, h, …) each, front first]] as in system(); they are seen when the lids stand open"""
    R = min(.62, W * .2, D * .2); pc = M.powder(color, .36, .05, 60); lc = M.powder(lid or color, .36, .05, 60); dk = M.powder(base, .5); ch = M.metal('#cfd0d0', .18); rub = M.rubber(); low = .68 if castors else .24
    with Group('boxx', **k) as g:
        if castors:
            rr_loft('plinth', W - .20, D - .20, R - .1, [(-.5, .44), (-.03, .44, .02), (0, .48, .02), (0, low + .06), (-.5, low + .06)], dk, n=14)
            for sx in (-1, 1):
                for sy in (-1, 1):
                    with Group('castor', loc=(sx * (W / 2 - .42), sy * (D / 2 - .42), 0), rot=(0, 0, 12 * sx)):
                        lathe('wheel', [(0, -.10), (.15, -.10, .02), (.22, -.07, .03), (.22, .07, .03), (.15, .10, .02), (0, .10)], rub, seg=48, loc=(0, .06, .22), rot=(0, 90, 0))
                        for q in (-1, 1): box('fork', .03, .22, .28, ch, .01, 2, loc=(q * .125, .03, .17))
                        lathe('crown', [(0, .42), (.16, .42, .01), (.16, .46), (0, .46)], ch, seg=40)
        else: rr_loft('plinth', W - .34, D - .34, R - .15, [(-.5, .0), (-.03, .0, .02), (0, .04, .02), (0, .30), (-.5, .30)], dk, n=14)
        # shell with an inner wall so that it can be shown open
        rr_loft('shell', W, D, R, [(-.5, low), (-.05, low, .03), (0, low + .06, .04), (0, H - .02, .02), (-.015, H, .01), (-.05, H, .01), (-.06, H - .03, .01), (-.06, low + .18, .05), (-.5, low + .16)], pc, n=18, seg=5)
        # wooden band under the lid
        if wood:
            band = rr_loft('band', W, D, R, [(-.03, H - .62), (.018, H - .62, .006), (.024, H - .605, .008), (.024, H - .515, .008), (.018, H - .50, .006), (-.03, H - .50)], M.wood(wood, 'x', gloss=.36), n=18, seg=3, cap0=False, cap1=False)
            band.modifiers.new('flat', 'WEIGHTED_NORMAL').keep_sharp = True; band.data.use_auto_smooth = True      # long flats beside tight corners shade as flats
        lw = W / lids; at = [(i - (lids - 1) / 2) * lw for i in range(lids)]; pw = min(.52, lw * .26); zp = low - .12
        for x in at:            # one pedal a lid, in the middle under it
            with Group('pedal', loc=(x, -D / 2 - .02, zp)):
                prism('ped', fillet([(-pw, .05), (-pw, -.36, .10), (pw, -.36, .10), (pw, .05)], False, 6), 0, .055, ch, bevel=.018, seg=3)
                rr_loft('pad', pw * 1.54, .20, .06, [(-.03, .05), (0, .055), (-.006, .072, .008), (-.03, .072)], rub, n=5, loc=(0, -.18, 0))
            prism('pslot', rrect(pw * 2 + .12, .16, .06, 5), 0, .012, M.plain('#16181a', .7), loc=(x, -D / 2 + (.098 if castors else .168), zp + .03), rot=(90, 0, 0))
        if open_deg:
            for i, (w, stack) in enumerate(bins or ()):
                x = (i - (len(bins) - 1) / 2) * W / len(bins); room = (D - .24) / len(stack)
                for j, b in enumerate(stack):
                    b = dict(b); d, h = b.pop('d'), b.pop('h'); bw, bd = min(w - .10, W / len(bins) - .44), min(d - .10, room - .40)
                    container(bw, bd, min(h, H - low - .62), GREY, clamp=LIGHT, bail=False, tabs=len(stack) == 1, r=min(.30, bw * .18), draft=.08, loc=(x, (j - (len(stack) - 1) / 2) * room, low + .20), **b)
            for x in at[:-1]: box('rib', .07, D - .12, .30, pc, .01, 2, loc=(x + lw / 2, 0, H - .34))      # between two lids
        # lids: the outer corners follow the shell, the inner ones meet on a straight line
        for i, x in enumerate(at):
            with Group('hinge', loc=(x, D / 2 - .12, H + .015), rot=(-open_deg, 0, 0)):
                with Group('l', loc=(0, -D / 2 + .12, 0)):
                    lid_shell(lw - (.03 if lids > 1 else 0), D, R, R if i == 0 else .07, R if i == lids - 1 else .07, lc)
                    if handle:
                        hw = min(.42, lw * .2); out = fillet([(-hw, 0), (-hw + .06, -.20, .11), (hw - .06, -.20, .11), (hw, 0)], False, 7)
                        prism('lip', out, .055, .115, M.wood(wood, 'x', gloss=.36) if wood else ch, bevel=.02, seg=3, loc=(0, -D / 2 + .01, 0))
            if open_deg:
                for s in (-1, 1): box('hg', .24, .10, .22, ch, .02, 2, loc=(x + s * lw * .28, D / 2 - .10, H - .11))
    return dict(root=g, H=H + .35)

def lid_shell(w, d, r, rl, rr, m):
    """lid of a box: soft shoulder, slightly vaulted; rl, rr: radius of its corners left and right"""
    prof = fillet([(-.5, .03), (-.075, .03, .01), (-.05, -.0, .01), (-.004, .0, .01), (.004, .015, .01), (.004, .16, .05), (-.06, .255, .10), (-min(.5, min(w, d) * .3), .29, .3), (-min(w, d) * .42, .305)], False, 6); n = 18; rings = []
    for o, z in prof:
        P_ = []
        for cx, cy, q, a0 in ((w / 2, d / 2, rr, 0), (-w / 2, d / 2, rl, 90), (-w / 2, -d / 2, rl, 180), (w / 2, -d / 2, rr, 270)):
            R_ = max(.004, q + o); sx, sy = math.copysign(1, cx), math.copysign(1, cy); ox, oy = cx + sx * (o - R_), cy + sy * (o - R_)
            P_ += [(ox + R_ * math.cos(math.radians(a0 + 90 * i / n)), oy + R_ * math.sin(math.radians(a0 + 90 * i / n)), z) for i in range(n + 1)]
        rings.append(P_)
    return loft('lid', rings, m)

# ------------------------------------------------------------------ small built-in pull-out
def s_line(color='#a5a9ac', out=.9, **k):
    """S-LINE: narrow floor-mounted pull-out for a 30 cm cabinet: two slim containers one behind the other, rear cover plate"""
    pc = M.powder(color, .38, .05, 60); steel = M.steel_brushed('#c4c5c5', .30, 'y'); ch = M.metal('#d0d1d1', .17); dk = M.plastic('#35383b', .42, .12)
    w, d = 2.36, 4.7
    with Group('sline', **k) as g:
        # base rails screwed to the cabinet floor
        for s in (-1, 1):
            box('r0', .34, d - .5, .05, steel, .012, 2, loc=(s * .78, .55, 0)); box('r1', .12, d - .4, .17, steel, .014, 2, loc=(s * .78, .50, .04)); box('r2', .07, d - .2, .12, M.metal('#9fa1a2', .3), .01, 2, loc=(s * .78, .0, .18))
            for yy in (-1.0, .7, 2.3): lathe('s', [(.02, .014), (.02, .03), (.055, .028, .012), (.06, 0), (0, 0)], ch, seg=20, loc=(s * .90, yy, .05))
        box('cross', 1.9, .34, .05, steel, .012, 2, loc=(0, 2.55, 0))
        # wire basket carriage
        zt = 1.75
        for z, r in ((.34, .05), (zt, .06)):
            wire('w', [(-w / 2, -d / 2, z), (w / 2, -d / 2, z), (w / 2, d / 2, z), (-w / 2, d / 2, z)], r, pc, bend=.28, closed=True, seg=14)
        for y in (-d / 2 + .3, -d / 6, d / 6, d / 2 - .3):
            wire('u', [(-w / 2, y, zt), (-w / 2, y, .34), (w / 2, y, .34), (w / 2, y, zt)], .034, pc, bend=.14, seg=12)
        for x in (-.45, .45): sweep('l', [(x, -d / 2, .34), (x, d / 2, .34)], .034, pc, seg=12)
        # front bracket for the door
        prism('fb', fillet([(-.95, .20, .08), (.95, .20, .08), (.95, .80, .16), (-.95, .80, .16)], closed=True, seg=5), 0, .05, pc, bevel=.014, seg=2, loc=(0, -d / 2 - .06, 0), rot=(90, 0, 0))
        for x in (-.5, .5): prism('fu', fillet([(x - .15, .55), (x + .15, .55), (x + .15, 2.5, .12), (x - .15, 2.5, .12)], closed=True, seg=5), 0, .05, pc, bevel=.014, seg=2, loc=(0, -d / 2 - .052, 0), rot=(90, 0, 0))
        for x in (-.5, .5):
            for z in (1.35, 2.15): lathe('s', [(.02, .016), (.02, .03), (.06, .03, .012), (.07, 0), (0, 0)], ch, seg=24, loc=(x, -d / 2 - .102, z), rot=(90, 0, 0))
        container(2.06, 2.14, 3.6, GREY, 17, LIGHT, None, '#e6e6e2', content='paper', seed=6, loc=(0, -1.16, .38))
        container(2.06, 2.14, 3.6, GREY, None, LIGHT, '#36393c', loc=(0, 1.16, .38))
    return dict(root=g, H=4.2)

# ------------------------------------------------------------------ compost bin, spares
def compost_bin(color='#e9e3d3', knob='beech', open_=False, **k):
    """countertop compost pail: enamel body, bail with wooden grip, lid with a perforated rose over the charcoal filter"""
    en = M.enamel(color, rough=.2); ch = M.metal('#d2d2d1', .17); R, h = .92, 2.0
    with Group('compost', **k) as g:
        lathe('body', [(0, .05), (R - .20, .05, .02), (R - .18, 0, .02), (R - .10, 0, .03), (R - .07, .10, .05), (R, h - .12, .02), (R + .035, h - .10, .02), (R + .04, h - .03, .02), (R + .01, h - .01, .015), (R - .03, h - .04, .01), (R - .10, .12, .08), (0, .10)], en, seg=160, fil=6)
        lathe('edge', [(R + .005, h - .02), (R + .035, h - .012, .012), (R + .045, h - .05, .015), (R + .02, h - .085)], ch, seg=160, cap0=False, cap1=False)
        def lid():
            lp = [(0, h - .03), (R - .04, h - .03, .01), (R - .035, h + .0, .01), (R + .035, h + .0, .012), (R + .045, h + .05, .03), (R - .04, h + .13, .06), (R - .38, h + .25, .2), (.30, h + .30, .1), (0, h + .30)]
            lathe('lid', lp, en, seg=160, fil=8)
            top = [p for p in fillet(lp, seg=8) if p[1] > h + .1]
            def lz(r):
                for a, b in zip(top, top[1:]):
                    if b[0] <= r <= a[0]: return a[1] + (b[1] - a[1]) * (a[0] - r) / max(1e-9, a[0] - b[0])
                return h + .3
            lathe('kn', [(.07, h + .29), (.075, h + .36, .02), (.16, h + .41, .04), (.19, h + .48, .05), (.15, h + .56, .05), (0, h + .575)], M.wood(knob, 'z', gloss=.38), seg=64)
            lathe('knf', [(0, h + .29), (.11, h + .295, .01), (.10, h + .325, .01), (0, h + .33)], ch, seg=48)
            hole = None; dk = M.plain('#121314', .8, .1)
            for rr, cnt in ((.40, 18), (.49, 22), (.58, 26)):
                z = lz(rr) - .006; tl = math.degrees(math.atan2(lz(rr - .02) - lz(rr + .02), .04))
                for i in range(cnt):
                    a = 2 * math.pi * (i + .5 * (cnt % 4 == 2)) / cnt; loc = (rr * math.cos(a), rr * math.sin(a), z); rot = (0, tl, math.degrees(a))
                    if hole is None: hole = lathe('hole', [(0, -.02), (.026, -.02), (.026, .008), (0, .008)], dk, seg=16, loc=loc, rot=rot)
                    else: inst(hole, loc=loc, rot=rot)
        lid()
        # bail, folded back over the lid
        pts = []
        for i in range(41):
            a = math.pi * i / 40; x = (R + .10) * math.cos(a); q = (R + .16) * math.sin(a)
            pts.append((x, -q * .86, h - .34 + q * .28))
        sweep('bail', pts, .028, ch, seg=14, smooth=180)
        n = len(pts); sg = [Vector(p) for p in pts[16:25]]
        sweep('grip', sg, lambda t: .066 + .018 * math.sin(math.pi * t), M.wood(knob, 'x', gloss=.38), seg=28, smooth=180)
        for s in (-1, 1): lathe('ear', [(0, 0), (.15, 0, .01), (.14, .02, .012), (.06, .05, .02), (.055, .12, .02), (0, .12)], ch, seg=32, loc=(s * (R - .055), 0, h - .34), rot=(0, 90 * s, 0))
    return dict(root=g, H=h + .6)

def filter_disc(r=.62, t=.09, **k):
    """active-charcoal fleece: black felt disc with a welded rim"""
    m = M.powder('#0c0d0e', .92, .9, 40)
    return lathe('filter', [(0, .01), (r - .05, .01, .02), (r - .03, .0), (r, .012, .01), (r, .03, .01), (r - .035, .04), (r - .06, t * .92, .05), (0, t)], m, seg=120, fil=6, **k)

def carton(w, d, h, color='#e9e4d8', band='#2f4a3a', lines=(), **k):
    """folding box lying or standing; front face -Y with a colour band and a few lines of text"""
    m = M.plaster(color, .62, .02, 30); bm_ = M.plaster(band, .58, .02, 30)
    with Group('carton', **k) as g:
        box('box', w, d, h, m, .018, 3)
        box('band', w + .004, d + .004, h * .34, bm_, .018, 3, z0=h * .10)
        tm = M.plain('#f4f1e8', .6); td = M.plain('#26302a', .6)
        for (s, size, z, light) in lines: text('t', s, size, tm if light else td, .0008, loc=(0, -d / 2 - .0045, z), rot=(90, 0, 0))
        box('seam', .006, d * .98, .006, M.plain('#9c968a', .8), 0, loc=(0, 0, h - .001))
    return g

def filter_pack(n=2, **k):
    """carton with its number of filters: one leaning on it, the others in a pile before it"""
    with Group('filterpack') as g:
        carton(1.75, .62, 1.75, lines=(('Aktivkohle-Filter', .185, .47, True), ('%d Stück' % n if n < 4 else 'Jahressatz, 4 Stück', .12, .26, True), ('HOF & HERD', .135, 1.42, False), ('Platte, Deckel, Kompost', .105, 1.16, False)), loc=(-.45, .35, 0), rot=(0, 0, 14))
        filter_disc(loc=(.98, .12, .70), rot=(72, 0, -28))
        for i in range(n - 1): filter_disc(loc=(.35 + (.12, -.03, .07)[i % 3] * bool(i), -.62 - (.08, .05, .10)[i % 3] * bool(i), .088 * i), rot=(0, 0, 40 * i))
        # inner sachet leaning the disc: small carton block hidden behind the upright disc
        box('rest', .3, .3, .9, M.plaster('#e9e4d8', .62, .02, 30), .018, 3, loc=(1.10, .52, 0), rot=(0, 0, -28))
    return dict(root=g)

def wrap_text(s, size, mat, R, deg=50, z=0.0):
    """flat text bent round a cylinder whose axis is X (through height z); deg = angle of the line above the -Y direction"""
    import bpy
    o = text('wt', s, size, mat); me = bpy.data.meshes.new_from_object(o); par = o.parent; bpy.data.objects.remove(o)
    import bmesh
    bm = bmesh.new(); bm.from_mesh(me)
    bmesh.ops.triangulate(bm, faces=bm.faces[:])
    for i in range(3): bmesh.ops.subdivide_edges(bm, edges=[e for e in bm.edges if e.calc_length() > size * .12], cuts=1, use_grid_fill=False); bmesh.ops.triangulate(bm, faces=bm.faces[:])
    for v in bm.verts:
        a = math.radians(deg) + v.co.y / R; v.co = Vector((v.co.x, -R * math.cos(a), z + R * math.sin(a)))
    V = [v.co.copy() for v in bm.verts]; bm.verts.index_update(); F = [tuple(v.index for v in f.verts) for f in bm.faces]; bm.free()
    return mesh_obj('wtext', V, F, mat, smooth=180)

def bag_roll(color='#eceae4', band='#2f4a3a', label='35 l', label_at=38, seed=2, L=2.3, tail=1.15, **k):
    """roll of bags: wound film (spiral end faces), paper sleeve, loose end with a perforation line"""
    film = M.plastic(color, .30, .25, 10); paper = M.plaster(band, .6, .02, 30); rng = random.Random(seed)
    turns = 15; r0, r1 = .16, .47; n = 44; pts = []
    for i in range(turns * n + 1):
        t = i / (turns * n); a = 2 * math.pi * turns * t - math.pi / 2
        r = r0 + (r1 - r0) * t + .006 * P.nz((math.cos(a), math.sin(a), t * 9), 1.5, seed); pts.append((r * math.cos(a), r * math.sin(a)))
    # end of the spiral is at the bottom (-90 deg): continue along the table toward +x' = local y
    x, y = pts[-1]
    for i in range(1, 40):
        t = i / 39; pts.append((x + tail * t, y + .012 + (.05 * math.sin(5.2 * t) * t + .10 * t ** 3)))
    with Group('roll', **k) as g:
        m = 28; V = []; F = []
        for i, (px, pz) in enumerate(pts):
            tl = max(0, (i - turns * n) / 39.0); wv = .5 * L
            for j in range(m + 1):
                s = -wv + L * j / m; e = .012 * P.nz((px * 3, pz * 3, 0), 2.0, seed) * (1 if abs(abs(s) - wv) < 1e-6 else 0)
                V.append((s + math.copysign(e, s), -px if True else 0, pz + r1 + .018 * P.nz((s * 1.4, px * 1.5, 0), 1.2, seed + 4) * tl * 3))
        for i in range(len(pts) - 1):
            for j in range(m): q = i * (m + 1) + j; F.append((q, q + 1, q + m + 2, q + m + 1))
        o = mesh_obj('film', V, F, film, smooth=60); solidify(o, .006, 0)
        # core + sleeve
        lathe('core', [(r0 - .03, -L / 2 + .01), (r0 - .0, -L / 2 + .01), (r0 - .0, L / 2 - .01), (r0 - .03, L / 2 - .01)], M.plaster('#b59a72', .7, .02), seg=48, closed=True, loc=(0, 0, r1), rot=(0, 90, 0))
        lathe('sleeve', [(r1 + .012, -.62), (r1 + .018, -.62), (r1 + .018, .62), (r1 + .012, .62)], paper, seg=96, closed=True, loc=(0, 0, r1), rot=(0, 90, 0))
        if label: wrap_text(label, .30, M.plain('#f4f1e8', .6), r1 + .0195, label_at, z=r1)
    return g

def bag_pack(label='35 l', upright=None, **k):
    """two rolls, one lying, one standing, each with its litres on the sleeve"""
    with Group('bags') as g:
        bag_roll(label=label, loc=(0, .1, 0), rot=(0, 0, -24))
        with Group('st', loc=(-1.35, .95, 0)):
            with Group('up', loc=(0, 0, 1.15), rot=(0, 90, 0)): bag_roll(tail=0.02, seed=5, label=upright or label, label_at=18, loc=(0, 0, -.47))
    return dict(root=g)
