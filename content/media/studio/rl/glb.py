"""Writes a GLB (glTF 2.0, one file) that every viewer reads without a decoder: positions in 16 bit and normals in 8 bit
(KHR_mesh_quantization), materials as plain numbers, no textures. The same meshes give the same bytes."""
import json, struct
import numpy as np

def write(path, parts, title):
    """parts: [(material numbers as plain_material.plain gives them, positions (n, 3) in metres with y up, normals (n, 3), triangles (m, 3))]"""
    every = np.concatenate([p for _, p, _, _ in parts]); low, high = every.min(0), every.max(0)
    middle, reach = (low + high) / 2, max(float((high - low).max()) / 2, 1e-6)
    out = Binary(); meshes = []; materials = []
    for i, (look, positions, normals, triangles) in enumerate(parts):
        q = np.round((positions - middle) / reach * 32767).astype('<i2')
        n = np.round(normals * 127).astype('i1')
        point = out.add(padded(q, '<i2'), 5122, 'VEC3', len(q), 34962, 8, True, q.min(0).tolist(), q.max(0).tolist())
        normal = out.add(padded(n, 'i1'), 5120, 'VEC3', len(n), 34962, 4, True)
        small = len(q) < 65535; kind = '<u2' if small else '<u4'
        index = out.add(triangles.astype(kind).ravel(), 5123 if small else 5125, 'SCALAR', triangles.size, 34963)
        meshes.append(dict(attributes=dict(POSITION=point, NORMAL=normal), indices=index, material=i))
        materials.append(material(look))
    used = ['KHR_mesh_quantization'] + sorted({name for m in materials for name in m.get('extensions', {})})
    node = dict(name=title, mesh=0, translation=[round(float(v), 6) for v in middle], scale=[round(reach, 6)] * 3)
    doc = dict(asset=dict(version='2.0', generator='Hof & Herd studio'), extensionsUsed=used, extensionsRequired=used[:1], scene=0, scenes=[dict(nodes=[0])],
               nodes=[node], meshes=[dict(primitives=meshes)], materials=materials, accessors=out.accessors, bufferViews=out.views, buffers=[dict(byteLength=len(out.bytes))])
    text = json.dumps(doc, separators=(',', ':'), sort_keys=True).encode(); text += b' ' * (-len(text) % 4)
    whole = struct.pack('<II', len(text), 0x4E4F534A) + text + struct.pack('<II', len(out.bytes), 0x004E4942) + bytes(out.bytes)
    open(path, 'wb').write(struct.pack('<4sII', b'glTF', 2, 12 + len(whole)) + whole)
    return 12 + len(whole)

class Binary:
    """the one buffer, with a view and an accessor for each array"""
    def __init__(self): self.bytes = bytearray(); self.views = []; self.accessors = []
    def add(self, array, component, kind, count, target, stride=None, normalized=False, low=None, high=None):
        data = array.tobytes()
        self.views.append({k: v for k, v in dict(buffer=0, byteOffset=len(self.bytes), byteLength=len(data), target=target, byteStride=stride).items() if v is not None})
        self.bytes += data + b'\0' * (-len(data) % 4)
        self.accessors.append({k: v for k, v in dict(bufferView=len(self.views) - 1, componentType=component, type=kind, count=count, normalized=normalized or None, min=low, max=high).items() if v is not None})
        return len(self.accessors) - 1

def padded(a, kind):
    """three numbers a point fill a multiple of four bytes"""
    full = np.zeros((len(a), 4), kind); full[:, :3] = a
    return full

def material(look):
    r = lambda v: round(float(min(1, max(0, v))), 4)
    m = dict(pbrMetallicRoughness=dict(baseColorFactor=[r(v) for v in look['color']], metallicFactor=r(look['metal']), roughnessFactor=r(look['rough'])))
    if look['color'][3] < .99: m.update(alphaMode='BLEND', doubleSided=True)
    if max(look['glow']) > 0: m['emissiveFactor'] = [r(v) for v in look['glow']]
    extra = {}
    if look['coat'] > .2: extra['KHR_materials_clearcoat'] = dict(clearcoatFactor=r(look['coat']), clearcoatRoughnessFactor=.05)
    elif look['metal'] < .5 and look['rough'] > .3: extra['KHR_materials_specular'] = dict(specularFactor=.25)   # the viewer's sky is brighter than the studio's: dark matt things would shine white
    return {**m, 'extensions': extra} if extra else m
