/** What a food says of its drying; the words are the page's. */
export interface Drying {
  /** Grams that one rack holds in a single layer. */
  rackLoadG: number;
  /** Weight afterwards in percent. */
  yieldPercent: number;
  hours: { from: number; to: number };
  /** True: spread to its thickness, so that a full rack takes no longer. */
  spread: boolean;
  /** Herbs are so light that the dried weight is told to the gram. */
  isHerb: boolean;
}

/** Figures that the table was measured with (content/shop/drying-guide.yaml, `basis`). */
export interface Basis {
  /** Share of its load up to which a rack counts as loosely filled. */
  looseShare: number;
  /** Times longer that full racks take. */
  fullRackFactor: number;
  /** Longest run in hours; then the device rests for `pauseHours`. */
  maxRunHours: number;
  pauseHours: number;
}

export interface DryingAnswer {
  racks: number;
  /** Times that the device has to run. */
  runs: number;
  /** Of one run. */
  hours: { from: number; to: number };
  driedG: number;
}

/** Of less than that a step of five would be far off. */
const FEW_GRAMS = 10;

/** How much room and time an amount takes, in a device with so many racks. Grams are weighed after trimming. */
export function dryingFor(
  { looseShare, fullRackFactor, maxRunHours, pauseHours }: Basis,
  food: Drying,
  { grams, deviceRacks }: { grams: number; deviceRacks: number },
): DryingAnswer {
  const racks = Math.max(1, Math.ceil(grams / food.rackLoadG));
  const isFull = !food.spread && grams / racks / food.rackLoadG > looseShare;
  const lasting = (hours: number) => {
    const duration = isFull ? Math.ceil(hours * fullRackFactor * 2) / 2 : hours;
    return duration > maxRunHours ? duration + pauseHours : duration;
  };
  const dried = (grams * food.yieldPercent) / 100;
  const step = food.isHerb || dried < FEW_GRAMS ? 1 : 5;
  return {
    racks,
    runs: Math.ceil(racks / deviceRacks),
    hours: { from: lasting(food.hours.from), to: lasting(food.hours.to) },
    driedG: Math.max(1, Math.round(dried / step) * step),
  };
}
