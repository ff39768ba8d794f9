import { LOCALES } from '#i18n/locales.ts';

// Labels of editor fields are in one map; a test refuses words of code.
/** Languages, countries, lines and measures, which are fields in one place and choices in another. */
const NAMES: Record<string, string> = {
  ...Object.fromEntries(LOCALES.map(({ code, name }) => [code, name])),
  ...{ CH: 'Switzerland', LI: 'Liechtenstein', DE: 'Germany', AT: 'Austria', FR: 'France', IT: 'Italy' },
  ...{ BE: 'Belgium', NL: 'Netherlands', ES: 'Spain' },
  ...{ 'x-line': 'X-LINE', 'x-line-pro': 'X-LINE Pro', 'd-line': 'D-LINE', 'boxx-r': 'BOXX-R', 's-line': 'S-LINE' },
  ...{
    bodyWidthMm: 'Cabinet width (mm)',
    cabinetMm: 'Cabinet width (mm)',
    bodyWidthsMm: 'Cabinet widths (mm)',
    sideWallMm: 'Side walls (mm)',
  },
  ...{ minBodyDepthMm: 'Smallest cabinet depth (mm)', minBodyHeightMm: 'Smallest cabinet height (mm)' },
  ...{ minInstallationDepthMm: 'Smallest installation depth (mm)', minWidthMm: 'Room needed (mm)' },
  ...{ minInstallationHeightMm: 'Smallest installation height (mm)' },
  ...{ maxInstallationDepthMm: 'Largest installation depth (mm)' },
};

/**
 * What a field is called for who has never seen code, where its name in the files does not say it. A name that means
 * different things in different places says its own in the schema: `.meta({ label: 'Exchange rate' })`.
 */
export const LABELS: Partial<Record<string, string>> = {
  ...NAMES,
  // addresses and links
  ...{ slug: 'Address', id: 'Short name (id)', to: 'Leads to', target: 'Leads to', external: 'Address elsewhere' },
  ...{ route: 'Place in the shop', routes: 'Places in the shop', action: 'Link or button', label: 'Words' },
  ...{ anchor: 'Name for links', journal: 'Journal', lang: 'Language', web: 'Website', trackingUrl: 'Tracking page' },
  ...{ match: 'Which addresses', why: 'Reason', children: 'Links below', main: 'Main menu', service: 'Bar on top' },
  ...{ account: 'Account menu', accountGuest: 'Account menu of guests', domain: 'Web address' },
  // how it looks
  ...{ cssClass: 'Look', backgroundMedia: 'Picture behind', backgroundMediaMode: 'How the picture behind lies' },
  ...{ parallax: 'Picture behind moves slower', colourMode: 'Light or dark', sizing: 'Width', hex: 'Color' },
  ...{ marginTop: 'Space above', marginBottom: 'Space below', marginLeft: 'Space at the left' },
  ...{ marginRight: 'Space at the right', mobileBehavior: 'Side column on phones', sectionPosition: 'Column' },
  ...{ alt: 'What the picture shows', severity: 'Color and icon' },
  ...{ captions: 'Subtitles', type: 'Kind', chosen: 'Chosen at first', default: 'Chosen at first', count: 'How many' },
  ...{ order: 'Place in the list', position: 'Place in the list', priority: 'Rank', claim: 'Line under the name' },
  ...{ body: 'Text', popular: 'Place among the most read' },
  // days and hours
  ...{ closedDays: 'Closed on', closedDay: 'Closed on', spans: 'Opening times', span: 'Opening time' },
  ...{ historic: 'Is over', dismissible: 'Can be closed', placements: 'Where it shows', placement: 'Where it shows' },
  ...{ timezone: 'Time zone', cutOff: 'Leaves the same day until', support: 'Telephone hours' },
  // places and people
  ...{ lat: 'Latitude', lon: 'Longitude', zip: 'Postcode', phone: 'Telephone', email: 'E-mail', eu: 'In the EU' },
  ...{ assembles: 'Installs', exhibits: 'Shows products', territory: 'Region in words', replyTo: 'Answers go to' },
  ...{ fallback: 'Who answers otherwise', legal: 'Legal details', legalName: 'Registered name', uid: 'Company number' },
  ...{ register: 'Commercial register', bic: 'BIC', iban: 'IBAN', vatId: 'VAT number', mailFrom: 'Sender of mails' },
  ...{ iso3: 'Country, three letters', htmlLang: 'Language for browsers', jurisdiction: 'Place of jurisdiction' },
  ...{ addresses: 'Addresses for mail', letter: 'Beginning of a letter', postalCode: 'Form of postcodes' },
  // goods
  ...{ items: 'Entries', item: 'Entry' },
  ...{ ean: 'Barcode (EAN)', closeout: 'Sold until stock is gone', listPrice: 'Earlier price', fits: 'Fits these' },
  ...{ fit: 'Measures for fitting', new: 'Novelty', top: 'Favourite', tax: 'VAT (%)', taxes: 'Tax classes' },
  ...{
    taxe: 'Tax class',
    tiers: 'Prices by quantity',
    tier: 'Price from a quantity',
    shippingFree: 'No shipping cost',
  },
  ...{ professional: 'Prices for professionals', net: 'Net price', related: 'Related products' },
  ...{ minPurchase: 'Smallest order', maxPurchase: 'Largest order', purchaseSteps: 'Ordered in steps of' },
  ...{ restockDays: 'Back in stock after (days)', since: 'In the range since', synonyms: 'Other words for it' },
  ...{
    parent: 'Category above',
    priceFrom: 'Lowest price (CHF)',
    filterable: 'In the filter',
    values: 'For each line',
  },
  ...{ verified: 'Bought here', same: 'Means the same', term: 'Word of the catalog', typical: 'Usual values' },
  ...{ yes: 'After a yes', no: 'After a no', start: 'First question', isElectrical: 'Electrical part' },
  // millimeters
  ...{ sizeMm: 'Outer size (mm)', nearMm: 'Near miss up to (mm)' },
  ...{ depthStackMm: 'How the depth adds up (mm)', heightStackMm: 'How the height adds up (mm)' },
  ...{ heightAddMm: 'Height of the frame (mm)', usable: 'Usable width', spare: 'What is left', min: 'Smallest' },
  ...{ max: 'Largest', within: 'Not larger than', defaults: 'What the fields begin with', mostBroken: 'Rules missed' },
  ...{ appliesTo: 'Applies to', applyTo: 'Applies to', systemType: 'How it opens', systemTypes: 'How they open' },
  ...{ loadOwnPullOutKg: 'Load with own pull-out (kg)', frontMounted: 'Front fixed to the system', perRow: 'In a row' },
  ...{ innerWidthMm: 'How the width is used (mm)', maxRows: 'Most rows', maxContainers: 'Most containers' },
  // delivery, payment, promotions
  ...{ allInStock: 'Only if all is in stock', maxKg: 'Heaviest order (kg)', maxTotal: 'Up to a total of (CHF)' },
  ...{ freeFrom: 'Free of charge from', freight: 'By freight', freightExtraDays: 'Extra days by freight' },
  ...{ holdDays: 'Kept for (days)', transitDays: 'Days on the way', pricesBy: 'Prices depend on' },
  ...{ shippingTax: 'VAT on shipping', beside: 'Beside the price', estimate: 'How shipping is worked out' },
  ...{ missing: 'Missing for free shipping', reached: 'Free shipping reached', terms: 'Customs terms' },
  ...{ availability: 'Who may pay this way', dueDays: 'Payable within (days)', flow: 'What happens next' },
  ...{ changeableAfterOrder: 'Can change after the order', gross: 'Beside prices with VAT', symbol: 'Sign' },
  ...{ factor: 'Multiplied by', factorSince: 'Rate fixed on', itemRounding: 'Rounding of an article' },
  ...{ totalRounding: 'Rounding of the total', interval: 'Smallest coin', roundForNet: 'Also for net prices' },
  ...{ productTax: 'VAT of the article (%)', rates: 'VAT by country (%)', displayGross: 'Prices include VAT' },
  ...{ required: 'Must be filled in', types: 'Choices', limits: 'Limits', minAge: 'Youngest customer (years)' },
  ...{ reviewMinCharacters: 'Shortest review (characters)', wishlistItems: 'Longest wishlist (articles)' },
  ...{
    active: 'Switched on',
    automatic: 'Works without a code',
    cheapest: 'Only the cheapest',
    scope: 'What is reduced',
  },
  ...{ customerCodes: 'Codes for one use', customerCode: 'Code for one use', excludes: 'Switches off' },
  ...{ exclude: 'Promotion', firstOrder: 'First order only', minQuantity: 'From how many pieces' },
  ...{ minTotal: 'From a value of (CHF)', perCustomer: 'Uses by one customer', total: 'Uses in all' },
  ...{ preventCombination: 'Not with other promotions', seededRedemptions: 'Uses before the start' },
  // mails
  ...{
    footerAddress: 'Address at the foot',
    footerLegal: 'Link to the legal pages',
    footerReason: 'Why the mail came',
  },
  ...{ greeting: 'Greeting with a name', greetingPlain: 'Greeting without a name', linkFallback: 'Below a button' },
  ...{ invoicePdf: 'Words of an invoice', quotePdf: 'Words of a quote', orderTable: 'Words of the table of an order' },
  ...{
    preheader: 'Line beside the subject',
    when: 'Only shown when',
    shared: 'Parts of every mail',
    key: 'Name in the shop system',
  },
  // kitchen
  ...{ cookMinutes: 'Cooking (minutes)', prepMinutes: 'Preparation (minutes)', restMinutes: 'Resting (minutes)' },
  ...{ deviceSetting: 'Setting of the device', kcal: 'Energy (kcal)', yield: 'What comes out', ml: 'Content (ml)' },
  ...{ protein: 'Protein (g)', carbs: 'Carbohydrates (g)', fat: 'Fat (g)', intro: 'Introduction' },
  ...{ round: 'Rounding', short: 'In short' },
  ...{ yieldPercent: 'Weight afterwards (%)', temperatureC: 'Temperature (°C)', rackLoadG: 'Load of a rack (g)' },
  ...{ mat: 'Silicone mat', spread: 'Is spread out', sliceG: 'Slice of cheese (g)', watts: 'Power (W)' },
  ...{ circuits: 'Fuses', circuitWatts: 'Power of one fuse (W)', coupled: 'Ovens are coupled', places: 'Pans' },
  ...{ adult: 'For an adult', child: 'For a child', withSides: 'With side dishes', roundTo: 'Rounded up to' },
  ...{ before: 'Minutes before the meal', tooMany: 'For more people', setups: 'Ovens by guests', setup: 'Ovens' },
  ...{ minGuests: 'Fewest guests', maxGuests: 'Most guests', maxChildren: 'Most children', below: 'Below this' },
  ...{
    convert: 'Written in another unit',
    countable: 'Counted in pieces',
    divide: 'Divided by',
    hidden: 'Not written',
  },
  ...{ elided: 'Short form', elideBefore: 'Shortened before', keepBefore: 'Not shortened before', one: 'Singular' },
  ...{ other: 'Plural', joiner: 'Words between', word: 'Word between', not: 'Not for these units', show: 'Written as' },
  ...{ local: 'In other kitchens', multipleOf: 'Only multiples of', singularUpTo: 'Singular up to' },
};

/** What a choice is called, where its word in the files does not say it. */
export const CHOICES: Partial<Record<string, string>> = {
  ...NAMES,
  ...{ '1-3-days': '1–3 days', '1-2-weeks': '1–2 weeks', '3-5-weeks': '3–5 weeks', pdf: 'PDF', DDP: 'Duty paid (DDP)' },
  ...{ g: 'g', kg: 'kg', ml: 'ml', dl: 'dl', l: 'l', tsp: 'Teaspoon', tbsp: 'Tablespoon' },
  ...{ setgroup: 'A group of a set', fixed: 'Price of all', fixed_unit: 'Price of each piece', absolute: 'CHF' },
  ...{ vatId: 'VAT number', datasheet: 'Data sheet', '301': 'For good', '302': 'For now' },
  ...{ atLeast: 'At least', atMost: 'At most', orderTable: 'Table of an order' },
  ...{ 'neighbours-german': 'Neighbors, German-speaking', 'west-south': 'West and south', youtube: 'YouTube' },
  ...{ 'centred-media': 'Pictures in the middle', 'no-print': 'Left out in print', narrow: 'Narrow column' },
  ...{ bodyWidth: 'Cabinet width', bodyHeight: 'Cabinet height', bodyDepth: 'Cabinet depth' },
  ...{ faq: 'Questions and answers', markdoc: 'Long text', ask: 'Question with figures', d: 'D', x: 'X' },
};
