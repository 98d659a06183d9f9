import { htmlText } from '../texts/htmlText';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** The elements that remain where formatted texts are shown, see `src/ui/text/purifier.ts`. */
const ELEMENTS = words(
  'a abbr acronym address area article aside b bdi bdo big blockquote br caption center cite code col colgroup data dd del ' +
    'details dfn dir div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hgroup hr i img ins kbd li main map ' +
    'mark menu meter nav ol p picture pre progress q rp rt ruby s samp search section small source span strike strong sub ' +
    'summary sup table tbody td tfoot th thead time tr tt u ul var wbr',
);

/** The attributes that remain. Those that start with `aria-` do, too. */
const ATTRIBUTES = words(
  'align alt bgcolor border cellpadding cellspacing cite clear color cols colspan coords datetime decoding default dir download ' +
    'draggable face headers height hidden high href hreflang ismap kind label lang loading low max media min noshade nowrap ' +
    'open optimum rel rev reversed role rows rowspan scope shape size sizes span spellcheck src start summary tabindex title ' +
    'translate type usemap valign value width wrap',
);

const ADDRESSES = words('href src cite');
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const SAFE_SCHEME = /^(?:https?|ftps?|mailto|tel|callto|sms|cid|xmpp|matrix):/i;

const TAG = /<\/?([a-z][^\s/<>]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)/gi;
const PAIR = /([^\s"'/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g;

const isUnsafe = (address: string) => {
  // Browsers ignore control characters, and read entities, in addresses.
  const plain = Array.from(htmlText(address))
    .filter((character) => character > ' ')
    .join('');
  return SCHEME.test(plain) && !SAFE_SCHEME.test(plain);
};

const isRemoved = (attribute: string, value: string) =>
  !(ATTRIBUTES.has(attribute) || /^aria-[-\w]+$/.test(attribute)) || (ADDRESSES.has(attribute) && isUnsafe(value));

/**
 * Returns the elements, for example `<script>`, and attributes, for example `onclick`, that are removed from the HTML
 * wherever it is shown, each once. Addresses of other hosts are not reported: whether these are followed is up to the
 * shop.
 */
export function listRemovedHtml(html: string): string[] {
  const removed = new Set<string>();
  for (const [, name = '', pairs = ''] of html.matchAll(TAG)) {
    const element = name.toLowerCase();
    if (!ELEMENTS.has(element)) removed.add(`<${element}>`);
    else {
      for (const [, key = '', ...values] of pairs.matchAll(PAIR)) {
        const attribute = key.toLowerCase();
        if (isRemoved(attribute, values.find((value) => value !== undefined) ?? '')) removed.add(attribute);
      }
    }
  }
  return [...removed];
}
