/** Prices by quantity. Every text comes ready: “bis 4”, “ab 5”, `CHF 8.90`. */
export interface TiersProps {
  caption: string;
  rows: readonly { range: string; price: string; note?: string | undefined }[];
}

export const Tiers = ({ caption, rows }: TiersProps) => (
  <table className="tiers num">
    <caption className="legend">{caption}</caption>
    <tbody>
      {rows.map(({ range, price, note }) => (
        <tr key={range}>
          <th scope="row">{range}</th>
          <td>
            {price}
            {note && <span className="soft"> {note}</span>}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
