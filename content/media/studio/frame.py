#!/usr/bin/python3
"""Frames cut-outs alike: object centred, its foot on one ground line, shadow run out before the edge.   ./frame.py in.png… (Debian: python3-pil python3-numpy)
Canvas 1200 x 1200; foot line at 80 % of the height; object at most 84 % wide and 66 % high. Writes <name>.webp beside the input."""
import os, subprocess, sys
import numpy as np
from PIL import Image, ImageFilter

SIZE, FOOT, WIDE, HIGH = 1200, .80, .84, .66

def frame(path, out):
    a = np.asarray(Image.open(path).convert('RGBA')).astype(np.float32) / 255
    a[..., :3] *= a[..., 3:]                                   # premultiplied while it is scaled
    thing = (a[..., 3] > .5) & (a[..., :3].max(2) > .012)      # a shadow is pure black
    ys, xs = np.where(thing.sum(1) > 2)[0], np.where(thing.sum(0) > 2)[0]
    x0, x1, y0, y1 = xs.min(), xs.max() + 1, ys.min(), ys.max() + 1
    s = min(WIDE * SIZE / (x1 - x0), HIGH * SIZE / (y1 - y0), 1.3)
    h, w = a.shape[:2]
    big = np.stack([np.asarray(Image.fromarray(a[..., c]).resize((round(w * s), round(h * s)), Image.LANCZOS)) for c in range(4)], -1)
    o = np.zeros((SIZE, SIZE, 4), np.float32)
    ox, oy = round(SIZE / 2 - (x0 + x1) / 2 * s), round(FOOT * SIZE - y1 * s)
    sx, sy, dx, dy = max(0, -ox), max(0, -oy), max(0, ox), max(0, oy)
    n, m = min(big.shape[0] - sy, SIZE - dy), min(big.shape[1] - sx, SIZE - dx)
    o[dy:dy + n, dx:dx + m] = big[sy:sy + n, sx:sx + m]
    o = np.clip(o, 0, 1)
    solid = np.clip(np.maximum((o[..., 3] - .75) * 8, (o[..., :3].max(2) - .004) / .016), 0, 1)
    bx0, bx1, by0, by1 = [v for v in ((x0 * s + ox), (x1 * s + ox), (y0 * s + oy), (y1 * s + oy))]
    y, x = np.mgrid[0:SIZE, 0:SIZE].astype(np.float32)
    left, right, top, bottom = max(bx0, 1), max(SIZE - bx1, 1), max(by0, 1), max(SIZE - by1, 1)
    # the old picture may end before the new one: the shadow must be gone there too
    left, right, bottom = min(left, bx0 - dx + 1), min(right, dx + m - bx1 + 1), min(bottom, dy + n - by1 + 1)
    side = lambda v, lo, hi, a_, b_: np.where(v < lo, (lo - v) / max(a_, 1), np.where(v > hi, (v - hi) / max(b_, 1), 0))
    r = np.hypot(side(x, bx0, bx1, left, right), side(y, by0, by1, top, bottom)); t = np.clip((r - .2) / .72, 0, 1)
    faint = np.clip((o[..., 3] - .02 - .4 * np.clip(r, 0, 1) ** 1.5) / .2, 0, 1)   # weaker shadow ends sooner: its edge keeps its own form, not the frame's
    # from above a shadow is as large as the thing: it thins out with the distance from it, and has no outline of its own
    grown = Image.fromarray((solid * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(SIZE * .055))
    near = np.clip(np.asarray(grown).astype(np.float32) / 255 / .45, 0, 1)
    k = np.maximum((1 - t * t * (3 - 2 * t)) * faint * faint * (3 - 2 * faint) * near * near * (3 - 2 * near), solid)[..., None]; o *= k
    o[o[..., 3] < .004] = 0
    rgb = np.where(o[..., 3:] > 0, o[..., :3] / np.maximum(o[..., 3:], 1e-4), 0)
    Image.fromarray((np.concatenate([np.clip(rgb, 0, 1), o[..., 3:]], -1) * 255 + .5).astype(np.uint8)).save(out)
    return s

def webp(p):
    png = p[:-4] + '.framed.png'; s = frame(p, png)
    subprocess.run(['cwebp', '-quiet', '-q', '90', '-alpha_q', '95', '-m', '6', png, '-o', p[:-4] + '.webp'], check=True); os.remove(png)
    print('%s scale %.2f' % (os.path.basename(p)[:-4], s))

if __name__ == '__main__':
    for p in sys.argv[1:]: webp(p)
