"""Registry of the catalogue products that are added beside the first set: name -> builder (scenes.make looks here)."""
from . import parts as PA, raclette as RC, spares as SP, waste as WA, table as TB, watering as WC

ALL = dict(raclette_duo=RC.raclette_duo, scraper_set=RC.scraper_set, grill_plate=RC.plate_alone,
           single_bin=WA.single, pullout=WA.pullout_n, insert=WA.insert, system=WA.system, empty_frame=WA.empty_frame, bag_clamp=WA.clamp_part, swing_bin=WA.swing_bin, boxx=WA.boxx, s_line=WA.s_line,
           compost_bin=WA.compost_bin, filter_pack=WA.filter_pack, bag_pack=WA.bag_pack,
           fork_set=TB.fork_set, dough_cutter=TB.dough_cutter, pizza_tools=TB.pizza_tools, silicone_mat=TB.silicone_mat, rack_single=TB.rack_single,
           chestnut_knife=TB.knife_scene, rose_part=WC.rose_part, indoor_can=WC.indoor_can)
ALL.update(PA.ALL)
ALL.update(SP.ALL)
