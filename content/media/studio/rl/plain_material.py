"""A studio material as the few numbers that glTF knows: every pattern becomes its mean."""

def plain(material):
    """base colour (linear rgba), metal, rough, glow (linear rgb), coat of a material; a matt grey where there is none"""
    p = dict(color=(.5, .5, .5, 1), metal=0.0, rough=.6, glow=(0, 0, 0), coat=0.0)
    if not material or not material.use_nodes: return p
    nodes = {n.type: n for n in material.node_tree.nodes}
    if 'BSDF_PRINCIPLED' in nodes:
        i = nodes['BSDF_PRINCIPLED'].inputs
        glow = tuple(v * number(i['Emission Strength']) for v in colour(i['Emission'])[:3])
        p.update(color=colour(i['Base Color'])[:3] + (number(i['Alpha']),), metal=number(i['Metallic']), rough=number(i['Roughness']), glow=glow, coat=number(i['Clearcoat']))
        if number(i['Transmission']) > .5: p['color'] = p['color'][:3] + (.3,)
    elif 'BSDF_GLASS' in nodes:
        p.update(color=colour(nodes['BSDF_GLASS'].inputs['Color'])[:3] + (.22,), rough=.05)
    elif 'EMISSION' in nodes:
        i = nodes['EMISSION'].inputs; p.update(color=(0, 0, 0, 1), glow=tuple(min(1, v) for v in colour(i['Color'])[:3]))
    return p

def number(socket):
    v = mean(socket)
    return float(v) if not hasattr(v, '__len__') else sum(v[:3]) / 3

def colour(socket):
    v = mean(socket)
    return tuple(v) if hasattr(v, '__len__') else (v, v, v, 1.0)

def mean(socket):
    """what an input is on average; noise is .5 everywhere"""
    if not socket.is_linked: return tuple(socket.default_value) if hasattr(socket.default_value, '__len__') else socket.default_value
    link = socket.links[0]; n = link.from_node; i = n.inputs
    if n.type == 'MIX_RGB': return mix(n.blend_type, number(i[0]), colour(i[1]), colour(i[2]))
    if n.type == 'VALTORGB': return tuple(n.color_ramp.evaluate(number(i[0])))
    if n.type == 'MAP_RANGE':
        a, b, c, d = (number(i[k]) for k in (1, 2, 3, 4)); t = (number(i[0]) - a) / ((b - a) or 1)
        return c + (d - c) * (min(1, max(0, t)) if n.clamp else t)
    if n.type == 'MATH': return arithmetic(n.operation, number(i[0]), number(i[1]))
    if n.type == 'RGB': return tuple(n.outputs[0].default_value)
    if n.type == 'VALUE': return n.outputs[0].default_value
    if n.type == 'TEX_VORONOI' and link.from_socket.name == 'Distance': return .35
    if n.type in ('HUE_SAT', 'BRIGHTCONTRAST', 'GAMMA'): return colour(i['Color'])
    return .5

def mix(blend, t, a, b):
    if blend == 'MULTIPLY': b = tuple(x * y for x, y in zip(a, b))
    if blend == 'ADD': b = tuple(x + y for x, y in zip(a, b))
    return tuple(x + (y - x) * min(1, max(0, t)) for x, y in zip(a, b))

def arithmetic(operation, a, b):
    return {'ADD': a + b, 'SUBTRACT': a - b, 'MULTIPLY': a * b, 'DIVIDE': a / (b or 1), 'MAXIMUM': max(a, b), 'MINIMUM': min(a, b), 'POWER': max(a, 0) ** b}.get(operation, a)
