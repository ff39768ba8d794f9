#!/usr/bin/python3
"""Frames cut-outs alike: object centred, its foot on one ground line, shadow run out before the edge.   ./frame.py in.png… (Debian: python3-pil python3-numpy)
Canvas 1200 x 1200; foot line at 80 % of the height; object at most 84 % wide and 66 % high. Writes <name>.webp beside the input; fails when the alpha of the edge is not 0, warns when the shadow ends on a straight line.
./frame.py --check [ids]   names the masters in ../pictures whose shadow reaches the edge or has a straight side
./frame.py --fade [ids]    lets the shadow of those run out: only the alpha plane of the file is written anew, the colours stay byte for byte"""
import glob, os, struct, subprocess, sys, tempfile
import numpy as np
from PIL import Image, ImageFilter

SIZE, FOOT, WIDE, HIGH = 1200, .80, .84, .66
PICTURES = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'pictures')

def solid_of(o): return np.clip(np.maximum((o[..., 3] - .75) * 8, (o[..., :3].max(2) - .004) / .016), 0, 1)

def thing_box(a):
    thing = (a[..., 3] > .5) & (a[..., :3].max(2) > .012)      # a shadow is pure black
    ys, xs = np.where(thing.sum(1) > 2)[0], np.where(thing.sum(0) > 2)[0]
    return xs.min(), xs.max() + 1, ys.min(), ys.max() + 1

def run_out(o, box, ends):
    """how much of each pixel stays (0..1): all of the thing, and of its shadow less with the distance. box: of the thing; ends: where the old picture ended, left, right, bottom"""
    solid = solid_of(o); bx0, bx1, by0, by1 = box
    y, x = np.mgrid[0:SIZE, 0:SIZE].astype(np.float32)
    left, right, top, bottom = max(bx0, 1), max(SIZE - bx1, 1), max(by0, 1), max(SIZE - by1, 1)
    # the old picture may end before the new one: the shadow must be gone there too
    left, right, bottom = min(left, bx0 - ends[0] + 1), min(right, ends[1] - bx1 + 1), min(bottom, ends[2] - by1 + 1)
    side = lambda v, lo, hi, a_, b_: np.where(v < lo, (lo - v) / max(a_, 1), np.where(v > hi, (v - hi) / max(b_, 1), 0))
    r = np.hypot(side(x, bx0, bx1, left, right), side(y, by0, by1, top, bottom)); t = np.clip((r - .2) / .72, 0, 1)
    faint = np.clip((o[..., 3] - .02 - .4 * np.clip(r, 0, 1) ** 1.5) / .2, 0, 1)   # weaker shadow ends sooner: its edge keeps its own form, not the frame's
    # from above a shadow is as large as the thing: it thins out with the distance from it, and has no outline of its own
    grown = Image.fromarray((solid * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(SIZE * .055))
    near = np.clip(np.asarray(grown).astype(np.float32) / 255 / .45, 0, 1)
    return np.maximum((1 - t * t * (3 - 2 * t)) * faint * faint * (3 - 2 * faint) * near * near * (3 - 2 * near), solid)

def sides(a):
    """(alpha at the picture's edge, alpha at which the shadow ends on a straight line, both of 255). Cut off is a shadow that, away from the
    thing, begins along 45 % of a side of its box (300 px long and more) within 12 px of that side; one with its own form touches its box in one place."""
    al = a[..., 3] * 255; edge = max(al[0].max(), al[-1].max(), al[:, 0].max(), al[:, -1].max())
    small = lambda v: v.reshape(SIZE // 4, 4, SIZE // 4, 4).mean((1, 3))
    beside = np.asarray(Image.fromarray((small(solid_of(a)) > .1).astype(np.uint8) * 255).filter(ImageFilter.MaxFilter(37))) == 0      # 72 px and more from the thing: nearer, a shadow has the lines of the thing
    soft = np.where(beside, small(al), 0); worst = 0
    for level in (2, 4, 7, 12):
        m = soft >= level - .5
        if m.sum() < 60: break
        for k in range(4):
            q = np.rot90(m, k); rows = np.where(q.sum(1) > 1)[0]; wide = q.any(0).sum()
            if wide > 75 and q[rows[0]:rows[0] + 3].any(0).sum() > .45 * wide: worst = level
    return float(edge), worst

def frame(path, out):
    a = premultiplied(path); x0, x1, y0, y1 = thing_box(a)      # premultiplied while it is scaled
    s = min(WIDE * SIZE / (x1 - x0), HIGH * SIZE / (y1 - y0), 1.3)
    h, w = a.shape[:2]
    big = np.stack([np.asarray(Image.fromarray(a[..., c]).resize((round(w * s), round(h * s)), Image.LANCZOS)) for c in range(4)], -1)
    o = np.zeros((SIZE, SIZE, 4), np.float32)
    ox, oy = round(SIZE / 2 - (x0 + x1) / 2 * s), round(FOOT * SIZE - y1 * s)
    sx, sy, dx, dy = max(0, -ox), max(0, -oy), max(0, ox), max(0, oy)
    n, m = min(big.shape[0] - sy, SIZE - dy), min(big.shape[1] - sx, SIZE - dx)
    o[dy:dy + n, dx:dx + m] = big[sy:sy + n, sx:sx + m]
    o = np.clip(o, 0, 1); o *= run_out(o, (x0 * s + ox, x1 * s + ox, y0 * s + oy, y1 * s + oy), (dx, dx + m, dy + n))[..., None]
    o[o[..., 3] < .004] = 0
    edge, straight = sides(o)
    if edge > .5: raise SystemExit('%s: the shadow is not gone before the edge (alpha %.0f of 255)' % (path, edge))
    if straight: print('! %s: the shadow ends on a straight line at alpha %d of 255, look at it' % (path, straight))
    rgb = np.where(o[..., 3:] > 0, o[..., :3] / np.maximum(o[..., 3:], 1e-4), 0)
    Image.fromarray((np.concatenate([np.clip(rgb, 0, 1), o[..., 3:]], -1) * 255 + .5).astype(np.uint8)).save(out)
    return s

def webp(p):
    png = p[:-4] + '.framed.png'; s = frame(p, png)
    subprocess.run(['cwebp', '-quiet', '-q', '90', '-alpha_q', '95', '-m', '6', png, '-o', p[:-4] + '.webp'], check=True); os.remove(png)
    print('%s scale %.2f' % (os.path.basename(p)[:-4], s))

# ------------------------------------------------------------------ masters that are framed already
def chunks(d):
    p = 12
    while p < len(d): n = struct.unpack('<I', d[p + 4:p + 8])[0]; yield d[p:p + 4], d[p + 8:p + 8 + n]; p += 8 + n + (n & 1)

def premultiplied(path):
    a = np.asarray(Image.open(path).convert('RGBA')).astype(np.float32) / 255; a[..., :3] *= a[..., 3:]; return a

def fade(path):
    a = premultiplied(path); seen = a[..., 3] > 1.5 / 255; xs, ys = np.where(seen.any(0))[0], np.where(seen.any(1))[0]
    o = a * run_out(a, thing_box(a), (xs.min(), xs.max() + 1, ys.max() + 1))[..., None]; o[o[..., 3] < .004] = 0
    old = np.asarray(Image.open(path).convert('RGBA')).copy(); old[..., 3] = (o[..., 3] * 255 + .5).astype(np.uint8)
    with tempfile.TemporaryDirectory() as t:
        Image.fromarray(old).save(t + '/a.png'); subprocess.run(['cwebp', '-quiet', '-q', '5', '-alpha_q', '100', '-m', '6', t + '/a.png', '-o', t + '/a.webp'], check=True)
        alpha = dict(chunks(open(t + '/a.webp', 'rb').read()))[b'ALPH']
    body = b''.join(k + struct.pack('<I', len(v)) + v + b'\0' * (len(v) & 1) for k, v in ((k, alpha if k == b'ALPH' else v) for k, v in chunks(open(path, 'rb').read())))
    open(path, 'wb').write(b'RIFF' + struct.pack('<I', len(body) + 4) + b'WEBP' + body)

def cut_outs(ids):
    for p in sorted(os.path.join(PICTURES, i + '.webp') for i in ids) if ids else sorted(glob.glob(os.path.join(PICTURES, '*.webp'))):
        if not p.endswith('-detail.webp') and Image.open(p).mode == 'RGBA': yield p

if __name__ == '__main__':
    if sys.argv[1:2] not in (['--check'], ['--fade']):
        for p in sys.argv[1:]: webp(p)
        sys.exit()
    bad = n = 0
    for p in cut_outs(sys.argv[2:]):
        name = os.path.basename(p)[:-5]; n += 1; edge, straight = sides(premultiplied(p))
        if (edge > .5 or straight) and sys.argv[1] == '--fade':
            was = edge, straight; fade(p); edge, straight = sides(premultiplied(p)); print('faded %s: edge %.0f, straight %.0f → %.0f, %.0f' % (name, *was, edge, straight), flush=True)
        if edge > .5 or straight: bad += 1; print('! %s: alpha %.0f at the edge, straight at %.0f of 255' % (name, edge, straight), flush=True)
    print('%d of %d cut-outs have a shadow with a side' % (bad, n)); sys.exit(bool(bad))
