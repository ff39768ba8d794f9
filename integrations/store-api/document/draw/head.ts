import type { Sheet } from '#store/document/sheet.ts';
import { WORDS } from '#store/words/words.ts';
import { GREEN, GREY, LEFT, mm, type Pdf, RIGHT, TOP, write } from '#values/paper/paper.ts';

const DETAILS_PER_ROW = 4;

/** Sender, recipient and the facts of the invoice. */
export function drawHead(pdf: Pdf, { locale, issuer, recipient, details, deliverTo }: Sheet, title: string): void {
  write(pdf, 'Hof & Herd', [LEFT, TOP], { size: 20, bold: true, colour: GREEN });
  const sender = [issuer.name, issuer.street, `${issuer.zip} ${issuer.city}`, issuer.phone, issuer.email, issuer.vatId];
  const half = LEFT + mm(110);
  sender.reduce((y, line, index) => write(pdf, line, [half, y], { size: 8.5, bold: index === 0 }), TOP);
  const place = `${issuer.name}, ${issuer.street}, ${issuer.zip} ${issuer.city}`;
  const under = write(pdf, place, [LEFT, mm(50)], { size: 6.5, colour: GREY, width: mm(90) });
  recipient.reduce((y, line) => write(pdf, line, [LEFT, y], { size: 10.5, width: mm(90) }), under + 3);
  if (deliverTo) {
    const first = write(pdf, WORDS[locale].documents.deliverTo, [half, mm(50)], { size: 6.5, colour: GREY });
    deliverTo.reduce((y, line) => write(pdf, line, [half, y], { size: 8.5 }), first + 3);
  }
  const below = write(pdf, title, [LEFT, Math.max(mm(80), pdf.y + mm(8))], { size: 16, bold: true });
  drawDetails(pdf, details, below + mm(3));
}

/** Four pairs a row: one line for everybody but those with VAT numbers. */
function drawDetails(pdf: Pdf, details: Sheet['details'], top: number): void {
  const width = (RIGHT - LEFT) / DETAILS_PER_ROW;
  let y = top;
  for (let row = 0; row < details.length; row += DETAILS_PER_ROW) {
    const ends = details.slice(row, row + DETAILS_PER_ROW).map(([name, value], column) => {
      const x = LEFT + column * width;
      const under = write(pdf, name, [x, y], { size: 7.5, colour: GREY, width: width - mm(2) });
      return write(pdf, value, [x, under], { size: 9.5, width: width - mm(2) });
    });
    y = Math.max(...ends) + mm(1.5);
  }
  pdf.y = y + mm(3);
}
