#!/usr/bin/python3
"""Renders every scene whose content changed, frames the cut-outs.   ./render_all.py [ids…] [--scale .5] [--spp 24] [--force] [--missing] [--out out]
--missing: only scenes that have no picture in ../pictures yet.
Keeps out/manifest.json (fingerprint, timings). Each scene runs in its own Blender process (clean memory, deterministic names)."""
import argparse, json, os, subprocess, sys, time
H = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, H)
from rl import catalogue
import frame

def blender(s, a, png, known):
    cmd = ['nice', '-n', '19', 'blender', '-b', '-noaudio', '--python', os.path.join(H, 'build.py'), '--', s['id'], '--out', png, '--scale', str(a.scale)]
    cmd += ['--spp', str(a.spp)] if a.spp else []
    cmd += ['--known', known] if known else []
    r = subprocess.run(cmd, capture_output=True, text=True, env={**os.environ, 'PATH': '/usr/bin:/bin', 'OMP_WAIT_POLICY': 'passive'})
    return r.stdout + r.stderr

def main():
    ap = argparse.ArgumentParser(); ap.add_argument('ids', nargs='*'); ap.add_argument('--scale', type=float, default=1); ap.add_argument('--spp', type=int); ap.add_argument('--force', action='store_true'); ap.add_argument('--missing', action='store_true'); ap.add_argument('--out', default=os.path.join(H, 'out')); a = ap.parse_args()
    os.makedirs(a.out, exist_ok=True); os.makedirs(os.path.join(H, 'cache'), exist_ok=True); T = time.time()
    lib = os.path.join(H, 'libdenoise.so')
    if not os.path.exists(lib): subprocess.run(['gcc', '-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC', '-o', lib, os.path.join(H, 'denoise.c'), '-lm'], check=True)
    mf = os.path.join(a.out, 'manifest.json'); man = json.load(open(mf)) if os.path.exists(mf) else {}
    for s in catalogue.load(H)['scenes']:
        if a.ids and s['id'] not in a.ids or a.missing and os.path.exists(os.path.join(H, '..', 'pictures', s['id'] + '.webp')): continue
        png = os.path.join(a.out, s['id'] + '.png'); o = blender(s, a, png, not a.force and os.path.exists(png) and man.get(s['id'], {}).get('fp'))
        if 'UNCHANGED' in o: print('= ', s['id']); continue
        t = [l for l in o.splitlines() if l.startswith('TIMING')]
        if not t: print('! ', s['id'], '\n'.join(l for l in o.splitlines() if 'Fra:' not in l)[-1500:]); continue
        man[s['id']] = json.loads(t[0][7:]); json.dump(man, open(mf, 'w'), indent=1, sort_keys=True); print('+ ', s['id'], man[s['id']], flush=True)
        if s.get('transparent') and not s['id'].endswith('-detail'): frame.webp(png)
        else: subprocess.run(['cwebp', '-quiet', '-q', '86', '-alpha_q', '90', '-m', '6', png, '-o', png[:-4] + '.webp'], check=True)
    print('total %.0fs' % (time.time() - T))

if __name__ == '__main__': main()
