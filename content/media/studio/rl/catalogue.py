"""The scene list: scenes.json (defaults, templates and first scenes) and every scenes/*.json beside it, one file a theme.
An entry with "like" takes everything from that entry or template; its own "args" and "camera" are laid over those."""
import glob, json, os

def load(home):
    cfg = json.load(open(os.path.join(home, 'scenes.json')))
    for path in sorted(glob.glob(os.path.join(home, 'scenes', '*.json'))):
        cfg['scenes'] += json.load(open(path))
    ids = [s['id'] for s in cfg['scenes']]
    twice = {i for i in ids if ids.count(i) > 1}
    if twice: raise SystemExit('scene ids stand twice: ' + ', '.join(sorted(twice)))
    known = {**cfg.get('templates', {}), **{s['id']: s for s in cfg['scenes']}}

    def whole(s):
        if 'like' not in s: return s
        of = whole(known[s['like']])
        return {**of, **s, **{k: {**of.get(k, {}), **s.get(k, {})} for k in ('args', 'camera')}}
    cfg['scenes'] = [whole(s) for s in cfg['scenes']]
    return cfg
