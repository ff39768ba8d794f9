import style from './plot.module.css';

type Bar = { name: string; value: number };

const [WIDTH, HEIGHT] = [960, 240];

/** Bars on a line, the largest as high as there is room; amounts below zero hang from it. The table beside says the numbers. */
export function Plot({ title, bars }: { title: string; bars: Bar[] }) {
  const most = Math.max(0, ...bars.map(({ value }) => value));
  const least = Math.min(0, ...bars.map(({ value }) => value));
  const scale = HEIGHT / (most - least || 1);
  const step = WIDTH / bars.length;
  const zero = most * scale;
  return (
    <svg className={style.plot} viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`} role="img" aria-label={title}>
      {bars.map(({ name, value }, at) => (
        <rect
          key={name}
          className={style.bar}
          x={at * step + step * 0.1}
          y={value < 0 ? zero : zero - value * scale}
          width={step * 0.8}
          height={Math.abs(value) * scale}
        >
          <title>{`${name}: ${value.toFixed(2)}`}</title>
        </rect>
      ))}
      <line className={style.line} x1={0} x2={WIDTH} y1={zero} y2={zero} />
    </svg>
  );
}
