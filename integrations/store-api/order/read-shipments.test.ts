import { expect, it } from 'vitest';
import { readShipments } from './read-shipments.ts';

const shipment = (number: string, ...trackingCodes: string[]) => ({ number, trackingCodes });

it.each([
  [
    '10001;99.1\n10002;99.2 99.3\n10003',
    [shipment('10001', '99.1'), shipment('10002', '99.2', '99.3'), shipment('10003')],
  ],
  ['Sendungsnummer;Bestellnummer\r\n99.1;10001\r\n', [shipment('10001', '99.1')]],
  ['Order number,City,Tracking code\n10001,Sarnen,99.1\n', [shipment('10001', '99.1')]],
  ['Order\n10001\n', [shipment('10001')]],
  ['', []],
])('%j lists shipments', (file, shipments) => {
  expect(readShipments(file)).toEqual(shipments);
});

it.each([
  ['10001;"99', 'The list can’t be read. Row 1 has a quote'],
  ['1\n'.repeat(5001), 'It has 5001 rows, of at most 5000'],
])('%.9j is no list', (file, sentence) => {
  expect(() => readShipments(file)).toThrow(sentence);
});
