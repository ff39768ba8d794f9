#!/usr/bin/python3
"""Writes scenes/systems.json: a cut-out of every waste system, with its own bins or in its own size.   ./systems.py (Debian: python3-yaml)
What stands in a system, and how large its bins are, is read from content/products."""
import glob, json, os
import yaml

HERE = os.path.dirname(os.path.abspath(__file__)); PRODUCTS = os.path.join(HERE, '..', '..', 'products')
HALF = 300                     # mm; a bin that is less deep stands in a pair, one behind the other
FRAMES = {'x-line': dict(frame='pullout'), 'x-line-pro': dict(frame='pullout', color='#5f656a'), 'd-line': dict(frame='insert'), 's-line': dict(frame='carriage')}
EMPTY = {'40-505': 'x-line', '40-502': 'x-line-pro', '40-503': 'x-line-pro', '40-504': 'd-line', '40-506': 's-line', '40-507': 's-line', '40-509': 's-line'}   # sold without bins

def product(number): return yaml.safe_load(open(os.path.join(PRODUCTS, number, 'product.yaml')))

def columns(containers):
    """[width, [a bin each, front first]] in units of 100 mm; deep bins left, the widest first"""
    bins = [dict(litres=c['litres'], **product(c['article'])['sizeMm']) for c in containers for _ in range(c['count'])]
    bins.sort(key=lambda b: (b['depth'] < HALF, -b['litres']))
    out, shown = [], set()
    while bins:
        b = bins.pop(0); stack = [b]
        if b['depth'] < HALF and bins and bins[0]['litres'] == b['litres']: stack.append(bins.pop(0))
        out.append([b['width'] / 100, [dict(h=s['height'] / 100, d=s['depth'] / 100, **look(s, shown)) for s in stack]])
    return out

def look(b, shown):
    """the first large bin takes a bag, the next bottles; of the others every second has a lid, one a green one"""
    def first(what): return what not in shown and not shown.add(what)
    label = dict(litres=b['litres']) if first(b['litres']) else {}
    if b['depth'] >= HALF and first('bag'): return dict(bag='#e6e6e2', content='paper', **label)
    if b['width'] >= 145 and first('bottles'): return dict(content='pet', seed=3, bail=False, **label) if b['width'] >= 190 else dict(**label)
    if first('compost'): return dict(lid='#6f8f45')
    shown ^= {'lid'}
    return dict(lid='#36393c') if 'lid' in shown else dict(**label)

def boxed(containers, wide):
    """the bins of a free-standing box as columns, one lid each: side by side where they fit, otherwise one behind the other under one lid"""
    bins = [dict(litres=c['litres'], **product(c['article'])['sizeMm']) for c in containers for _ in range(c['count'])]; show = [dict(bag='#e6e6e2', content='paper'), dict(content='pet', seed=3), {}]
    one = [[b['width'] / 100, [dict(h=b['height'] / 100, d=b['depth'] / 100, **show[i])]] for i, b in enumerate(bins)]
    return one if sum(w for w, _ in one) < wide else [[one[0][0], [b for _, stack in one for b in stack]]]

if __name__ == '__main__':
    scenes = []
    for path in sorted(glob.glob(os.path.join(PRODUCTS, '3[0124]-*', 'product.yaml'))):
        p = yaml.safe_load(open(path))
        scenes.append({'id': 'waste-%s-cutout' % p['number'], 'like': 'system', 'product': 'system', 'args': {**FRAMES[p['line']], 'columns': columns(p['containers'])}})
    for path in sorted(glob.glob(os.path.join(PRODUCTS, '33-*', 'product.yaml'))):
        p = yaml.safe_load(open(path)); size = {to: round(p['sizeMm'][of] / 100 - less, 2) for to, of, less in (('W', 'width', 0), ('D', 'depth', .02), ('H', 'height', .35))}
        bins = boxed(p['containers'], size['W']); size.update(lids=len(bins), castors=p['containers'][0]['litres'] == 60)
        for colour in ('white', 'graphite'): scenes.append({'id': 'waste-%s-%s-cutout' % (p['number'], colour), 'like': 'waste-boxx-%s-cutout' % colour, 'size': [1080, 1080], 'spp': 12, 'args': size, 'camera': {'frame': True}})
        scenes.append({'id': 'waste-%s-white-open-cutout' % p['number'], 'like': 'waste-boxx-white-open-cutout', 'size': [1080, 1080], 'spp': 12, 'args': {**size, 'bins': bins}, 'camera': {'frame': True, 'el': 34}})
    for number, line in EMPTY.items():
        size = product(number)['sizeMm']; scenes.append({'id': 'waste-%s-cutout' % number, 'like': 'system', 'product': 'empty_frame', 'args': {**FRAMES[line], 'W': size['width'] / 100, 'D': size['depth'] / 100}})
    with open(os.path.join(HERE, 'scenes', 'systems.json'), 'w') as f: f.write('[\n' + ',\n'.join(map(json.dumps, scenes)) + '\n]\n')
    print(len(scenes), 'systems')
