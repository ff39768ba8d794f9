const SIGNS: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

/** HTML as plain words, up to `most` characters and never within a word. */
export function plainText(html: string, most: number): string {
  const plain = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (sign) => SIGNS[sign] ?? sign)
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length <= most ? plain : `${plain.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;
}
