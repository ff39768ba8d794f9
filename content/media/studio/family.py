#!/usr/bin/python3
"""Sets finished cut-outs of one family side by side on their ground line, true to scale.   ./family.py [ids…]   → out/<id>.webp
Beside each cut-out stands how many pixels of it are one millimetre of the thing (its width or height in the catalogue against its picture); colours of one thing have the same number."""
import os, subprocess, sys
import numpy as np
from PIL import Image
from frame import FOOT, SIZE, WIDE

HERE = os.path.dirname(os.path.abspath(__file__)); PICTURES = os.path.join(HERE, '..', 'pictures'); OUT = os.path.join(HERE, 'out')
CANS = ((2, 2.50), (5, 2.07), (10, 1.68), (14, 1.44)); GRILLS = ((4, 2.91), (6, 2.46), (8, 2.06)); BINS = ((8, 1.71), (11, 1.68), (17, 1.62), (35, 1.41), (40, 1.40), (60, 1.16))
green_ten = lambda litres, colour: 'watering-can-green-cutout' if (litres, colour) == (10, 'green') else f'watering-can-{litres}-{colour}-cutout'
clay_six = lambda n, colour: 'pizza-grill-cutout' if (n, colour) == (6, 'terracotta') else f'pizza-grill-{n}-{colour}-cutout'
FAMILIES = {
    **{f'watering-can-sizes-{c}-cutout': (-.03, [(green_ten(l, c), s) for l, s in CANS if l < 14 or c in ('zinc', 'green', 'anthracite')]) for c in ('zinc', 'green', 'cream', 'terracotta', 'anthracite')},
    **{f'pizza-grill-sizes-{c}-cutout': (-.02, [(clay_six(n, c), s) for n, s in GRILLS]) for c in ('terracotta', 'graphite')},
    'dehydrator-sizes-cutout': (-.05, [('dehydrator-5-cutout', 2.13), ('dehydrator-7-cutout', 1.76), ('dehydrator-10-cutout', 1.40)]),
    'waste-bin-sizes-cutout': (-.04, [(f'waste-bin-{l}l-cutout', s) for l, s in BINS]),
    'waste-bin-lid-sizes-cutout': (-.04, [(f'waste-bin-{l}l-lid-cutout', s) for l, s in BINS]),
}

def thing(picture):
    """the cut-out, premultiplied, and the box of its solid part (left, right, foot)"""
    a = np.asarray(Image.open(os.path.join(PICTURES, picture + '.webp')).convert('RGBA')).astype(np.float32) / 255; a[..., :3] *= a[..., 3:]
    solid = (a[..., 3] > .5) & (a[..., :3].max(2) > .012); x, y = np.where(solid.sum(0) > 2)[0], np.where(solid.sum(1) > 2)[0]
    soft = a[..., 3] > .004; sx, sy = np.where(soft.any(0))[0], np.where(soft.any(1))[0]; i = np.arange(SIZE, dtype=np.float32)
    ease = lambda d, share: (lambda t: t * t * (3 - 2 * t))(np.clip(d / (share * SIZE), 0, 1))        # the shadow ends softly, also where its picture cut it off
    fade = ease(np.minimum(i - sx.min(), sx.max() - i), .10)[None, :] * ease(sy.max() - i, .03)[:, None]
    return a * np.maximum(fade, solid)[..., None], x.min(), x.max() + 1, y.max() + 1

def compose(overlap, members):
    """each member overlaps the one before by that share of its width (negative: a gap); the largest stand at the back"""
    things = [(*thing(p), 1 / s) for p, s in members]; place = []; x = 0
    for a, x0, x1, foot, s in things: w = (x1 - x0) * s; x -= overlap * w if place else 0; place.append(x); x += w
    k = WIDE * SIZE / x; o = np.zeros((SIZE, SIZE, 4), np.float32)
    for (a, x0, x1, foot, s), left in sorted(zip(things, place), key=lambda t: -t[0][4] * (t[0][2] - t[0][1])):
        f = s * k; h, w = a.shape[:2]; b = np.stack([np.asarray(Image.fromarray(a[..., c]).resize((round(w * f), round(h * f)), Image.LANCZOS)) for c in range(4)], -1).clip(0, 1)
        dx, dy = round((SIZE - WIDE * SIZE) / 2 + left * k - x0 * f), round(FOOT * SIZE - foot * f)
        sx, sy, tx, ty = max(0, -dx), max(0, -dy), max(0, dx), max(0, dy); b = b[sy:sy + SIZE - ty, sx:sx + SIZE - tx]
        v = o[ty:ty + b.shape[0], tx:tx + b.shape[1]]; v *= 1 - b[..., 3:]; v += b
    rgb = np.where(o[..., 3:] > 0, o[..., :3] / np.maximum(o[..., 3:], 1e-4), 0); return Image.fromarray((np.concatenate([np.clip(rgb, 0, 1), o[..., 3:].clip(0, 1)], -1) * 255 + .5).astype(np.uint8))

if __name__ == '__main__':
    os.makedirs(OUT, exist_ok=True)
    for name in sys.argv[1:] or FAMILIES:
        png = os.path.join(OUT, name + '.png'); compose(*FAMILIES[name]).save(png); subprocess.run(['cwebp', '-quiet', '-q', '90', '-alpha_q', '95', '-m', '6', png, '-o', png[:-4] + '.webp'], check=True); print('+ ', name)
