import { useState } from 'react';
import { unitFor } from '#features/catalogue/offer.ts';
import { formatAmount, formatMoney } from '#i18n/format.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import type { PlannerProps } from './Planner.island.tsx';
import styles from './Planner.module.css';
import { type Bin, binsOf, countOf } from './rules/plan.ts';
import type { PlannerView } from './use-planner-view.ts';
import type { PlannerWords } from './words.server.ts';

interface PlanSideProps extends Pick<PlannerProps, 'quotesHref' | 'kitchens'> {
  view: PlannerView;
  words: PlannerWords;
  locale: Locale;
}

/** The drawing, the parts list with net prices, and where it can go. */
export function PlanSide({ view, words, locale, quotesHref, kitchens }: PlanSideProps) {
  const { parts, articles, frame, litres } = view;
  const priced = parts.map(({ article, quantity }) => {
    const plannerArticle = articles[article];
    const unit = plannerArticle?.offer ? unitFor(plannerArticle.offer, quantity) : 0;
    return { article, quantity, name: plannerArticle?.name ?? article, unit, total: unit * quantity };
  });
  const total = priced.reduce((sum, part) => sum + part.total, 0);
  const items = JSON.stringify(
    parts.flatMap(({ article, quantity }) => {
      const productId = articles[article]?.id;
      return productId ? [{ productId, quantity }] : [];
    }),
  );
  return (
    <aside className={`${styles.side} sunk`} aria-labelledby="plan-parts">
      <h2 className="h3" id="plan-parts">
        {formatMessage(words, 'partsList')}
      </h2>
      <FramePlan view={view} words={words} />
      {priced.length === 0 ? (
        <p className="soft">{formatMessage(words, frame ? 'planEmpty' : view.plan.line ? 'planNext' : 'planFirst')}</p>
      ) : (
        <>
          <ul className={`${styles.list} num`} aria-live="polite">
            {priced.map(({ article, quantity, name, unit, total: amount }) => (
              <li key={article}>
                <span>{quantity} ×</span>
                <span>
                  {name} <span className="tiny soft">{article}</span>
                </span>
                <span>
                  {formatAmount(locale, amount)}{' '}
                  {quantity > 1 && <span className="tiny soft">{formatAmount(locale, unit)}</span>}
                </span>
              </li>
            ))}
          </ul>
          <p className={styles.total}>
            <span>{formatMessage(words, 'planTotal', { litres })}</span>
            <b className="num">{formatMoney(locale, total)}</b>
            <span className="tax">{formatMessage(words, 'netHint')}</span>
          </p>
          <Button onClick={view.addAll} busy={view.isAdding}>
            {formatMessage(words, 'planToCart')}
          </Button>
          <form method="post" action={quotesHref}>
            <input type="hidden" name="items" value={items} />
            <Button type="submit" name="do" value="items" variant="line" size="wide">
              {formatMessage(words, 'quote')}
            </Button>
          </form>
          {kitchens.length > 0 && <IntoKitchen words={words} kitchens={kitchens} items={items} />}
        </>
      )}
      {frame && frame.sets.length > 0 && (
        <p className="small">
          {formatMessage(words, 'planSets')}{' '}
          {frame.sets.flatMap((number, at) => {
            const set = articles[number];
            return set ? [at > 0 ? ', ' : '', <a key={number} href={set.href}>{`${number} ${set.name}`}</a>] : [];
          })}
        </p>
      )}
      {view.plan.line && (
        <Button variant="line" size="small" onClick={view.reset}>
          {formatMessage(words, 'planReset')}
        </Button>
      )}
    </aside>
  );
}

/** Form that adds the parts list to a kitchen of a project. */
function IntoKitchen({ words, kitchens, items }: Pick<PlanSideProps, 'words' | 'kitchens'> & { items: string }) {
  const [at, setAt] = useState(0);
  const kitchen = kitchens[at] ?? kitchens[0];
  if (!kitchen) return null;
  return (
    <form method="post" action={kitchen.href} className={styles.kitchen}>
      <input type="hidden" name="items" value={items} />
      <input type="hidden" name="kitchen" value={kitchen.id} />
      <Field
        as="select"
        label={formatMessage(words, 'planKitchen')}
        value={at}
        onChange={({ target }) => setAt(Number(target.value))}
      >
        {kitchens.map(({ id, name }, index) => (
          <option key={id} value={index}>
            {name}
          </option>
        ))}
      </Field>
      <Button type="submit" name="do" value="items" variant="line">
        {formatMessage(words, 'planToKitchen')}
      </Button>
    </form>
  );
}

/** Line of the frame and gap between drawings, in millimeters of the drawing. */
const EDGE = 8;

/** The frame from above with its rows of bins, to scale. */
function FramePlan({ view: { data, plan, frame, room }, words }: { view: PlannerView; words: PlannerWords }) {
  if (!frame || !room || frame.fixed !== undefined) return null;
  const rows = binsOf(data, frame).flatMap((bin) =>
    Array.from({ length: countOf(plan.counts, bin.article) / bin.perRow }, () => bin),
  );
  const depth = Math.max(...binsOf(data, frame).map(({ depthMm, perRow }) => depthMm * perRow));
  const starts = rows.map((_, at) => rows.slice(0, at).reduce((sum, { widthMm }) => sum + widthMm, 0));
  const bins = rows.flatMap((bin, at) => inRow(bin, starts[at] ?? 0));
  const label = formatMessage(words, 'planDrawing', {
    width: frame.usableWidthMm,
    used: room.usedMm,
    free: room.freeMm,
  });
  return (
    <figure className={styles.drawing}>
      <svg
        viewBox={`${-EDGE} ${-EDGE} ${frame.usableWidthMm + 2 * EDGE} ${depth + 2 * EDGE}`}
        role="img"
        aria-label={label}
      >
        <rect className={styles.frame} x={0} y={0} width={frame.usableWidthMm} height={depth} />
        {bins.map(({ x, y, width, height, litres }) => (
          <g key={`${x} ${y}`}>
            <rect className={styles.bin} x={x + 4} y={y + 4} width={width - 8} height={height - 8} rx={12} />
            <text x={x + width / 2} y={y + height / 2} textAnchor="middle" dominantBaseline="central">
              {litres}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="small num">
        {formatMessage(words, 'usableWidth', { value: room.freeMm })}
        {room.heightMm > 0 && (
          <span className="soft"> {formatMessage(words, 'planHeight', { height: room.heightMm })}</span>
        )}
      </figcaption>
    </figure>
  );
}

/** The bins of a row, one behind the other. */
const inRow = ({ widthMm, depthMm, perRow, litres }: Bin, x: number) =>
  Array.from({ length: perRow }, (_, at) => ({ x, y: at * depthMm, width: widthMm, height: depthMm, litres }));
