import { headerKey } from '../../records/headerKey';
import { element } from './xml';

/** The form of an attribute of Google's product data: text, repeated text, or parts separated by colons. */
interface GoogleShape {
  /** What separates several values in one text; each becomes an element. Absent if there is one. */
  between?: RegExp;
  /** The elements of the parts of a value, in order. */
  parts?: readonly string[];
}

const LIST = /\s*(?:[\n|]|,(?=\s*\S))\s*/;
const LINES = /\s*[\n|]\s*/;

/** Before the next country, and before the next text with two colons: a comma in a price or a text separates nothing. */
const COUNTRIES = /\s*(?:\n|,(?=\s*[A-Z]{2}:))\s*/;
const TRIPLES = /\s*(?:\n|,(?=[^,:]+:[^,:]+:))\s*/;

/**
 * The attributes of Google's product data specification that have no field of a product here, by name.
 * See https://support.google.com/merchants/answer/7052112. `cost_of_goods_sold` is internal, so feeds never have it.
 */
const SHAPES: Readonly<Record<string, GoogleShape>> = {
  color: {},
  size: {},
  size_type: {},
  size_system: {},
  material: {},
  pattern: {},
  gender: {},
  age_group: {},
  adult: {},
  google_product_category: {},
  shipping_weight: {},
  unit_pricing_measure: {},
  unit_pricing_base_measure: {},
  multipack: {},
  is_bundle: {},
  energy_efficiency_class: {},
  min_energy_efficiency_class: {},
  max_energy_efficiency_class: {},
  expiration_date: {},
  min_handling_time: {},
  max_handling_time: {},
  shipping_label: {},
  shipping_length: {},
  shipping_width: {},
  shipping_height: {},
  ships_from_country: {},
  transit_time_label: {},
  ads_redirect: {},
  mobile_link: {},
  lifestyle_image_link: {},
  virtual_model_link: {},
  display_ads_id: {},
  display_ads_title: {},
  display_ads_link: {},
  display_ads_value: {},
  tax_category: {},
  return_policy_label: {},
  auto_pricing_min_price: {},
  maximum_retail_price: {},
  product_length: {},
  product_width: {},
  product_height: {},
  product_weight: {},
  external_seller_id: {},
  sell_on_google_quantity: {},
  custom_label_0: {},
  custom_label_1: {},
  custom_label_2: {},
  custom_label_3: {},
  custom_label_4: {},
  product_highlight: { between: LINES },
  excluded_destination: { between: LIST },
  included_destination: { between: LIST },
  shopping_ads_excluded_country: { between: LIST },
  promotion_id: { between: LIST },
  shipping: {
    between: COUNTRIES,
    parts: [
      'country',
      'region',
      'service',
      'price',
      'min_handling_time',
      'max_handling_time',
      'min_transit_time',
      'max_transit_time',
    ],
  },
  tax: { between: COUNTRIES, parts: ['country', 'region', 'rate', 'tax_ship'] },
  certification: { between: TRIPLES, parts: ['certification_authority', 'certification_name', 'certification_code'] },
  loyalty_points: { parts: ['name', 'points_value', 'ratio'] },
  installment: { parts: ['months', 'amount'] },
  subscription_cost: { parts: ['period', 'period_length', 'amount'] },
  product_detail: { between: TRIPLES, parts: ['section_name', 'attribute_name', 'attribute_value'] },
};

/** Names of attributes in English, German, French, Portuguese, Spanish, Italian, Dutch, and Polish, without accents. */
const NAMES: Readonly<Record<string, string>> = {
  color:
    'color|colour|colors|colours|farbe|farben|farbton|couleur|couleurs|coloris|cor|cores|colore|colori|kleur|kleuren|kolor|kolory',
  size: 'size|sizes|grosse|groesse|grossen|groessen|konfektionsgrosse|kleidergrosse|taille|tailles|pointure|tamanho|tamanhos|talla|tallas|tamano|taglia|taglie|misura|maat|maten|rozmiar|rozmiary',
  material:
    'material|materials|materialien|matiere|matieres|materiau|materiaux|materiale|materiali|materiaal|materialy',
  pattern: 'pattern|muster|motif|motifs|padrao|estampado|patron|fantasia|motivo|patroon|wzor',
  gender: 'gender|sex|geschlecht|genre|sexe|genero|sexo|genere|sesso|geslacht|plec|target gender|zielgeschlecht',
  age_group:
    'age group|agegroup|altersgruppe|groupe d age|tranche d age|faixa etaria|grupo etario|grupo de edad|fascia d eta|gruppo di eta|fascia di eta|leeftijdsgroep|grupa wiekowa|target age group',
};

const toKey = (text: string) =>
  headerKey(text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('ł', 'l'));

const BY_NAME = new Map([
  ...Object.keys(SHAPES).map((name) => [name.replaceAll('_', ' '), name] as const),
  ...Object.entries(NAMES).flatMap(([name, words]) => words.split('|').map((word) => [word, name] as const)),
]);

/** What Google calls values, by attribute; each with its words in the languages of `NAMES`. */
const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  gender: {
    female:
      'female|females|f|w|women|woman|womens|women s|ladies|girl|girls|damen|dame|frauen|frau|weiblich|madchen|femme|femmes|dames|feminin|fille|filles|mulher|mulheres|feminino|feminina|senhora|menina|meninas|rapariga|raparigas|mujer|mujeres|femenino|femenina|nina|ninas|chica|chicas|senora|donna|donne|femminile|ragazza|ragazze|bambina|bambine|vrouw|vrouwen|meisje|meisjes|vrouwelijk|kobieta|kobiety|damski|damska|damskie|dziewczynka|dziewczynki|dziewczeta',
    male: 'male|males|m|men|man|mens|men s|gentlemen|boy|boys|herren|herr|manner|mann|mannlich|jungen|junge|homme|hommes|masculin|garcon|garcons|homem|homens|masculino|masculina|senhor|menino|meninos|rapaz|rapazes|hombre|hombres|caballero|caballeros|nino|ninos|chico|chicos|uomo|uomini|maschile|ragazzo|ragazzi|bambino|heren|mannen|jongen|jongens|mannelijk|mezczyzna|mezczyzni|meski|meska|meskie|chlopiec|chlopcy',
    unisex:
      'unisex|uni|mixte|unissexo|unissex|unisexe|uniseks|damen und herren|herren und damen|damen herren|women and men|men and women|homme et femme|u',
  },
  age_group: {
    newborn:
      'newborn|newborns|neugeborene|neugeborener|neugeborenes|nouveau ne|nouveau nes|recem nascido|recem nascidos|recien nacido|recien nacidos|neonato|neonati|pasgeborene|pasgeborenen|noworodek|noworodki|0 3 months|0 3 monate',
    infant:
      'infant|infants|baby|babys|babies|saugling|sauglinge|bebe|bebes|nourrisson|nourrissons|lactante|lactantes|zuigeling|niemowle|niemowleta|neonati 3 12 mesi',
    toddler:
      'toddler|toddlers|kleinkind|kleinkinder|tout petit|tout petits|crianca pequena|criancas pequenas|nino pequeno|ninos pequenos|bimbo piccolo|bimbi|peuter|peuters|male dziecko|male dzieci',
    kids: 'kids|kid|child|children|kind|kinder|enfant|enfants|crianca|criancas|infantil|nino|ninos|bambino|bambini|kinderen|dziecko|dzieci|junior',
    adult:
      'adult|adults|erwachsene|erwachsener|erwachsen|adulte|adultes|adulto|adultos|adulti|volwassene|volwassenen|dorosly|dorosli|grown up',
  },
  adult: { yes: 'yes|true|1|ja|oui|sim|si|tak', no: 'no|false|0|nein|non|nao|nee|nie' },
  is_bundle: { yes: 'yes|true|1|ja|oui|sim|si|tak', no: 'no|false|0|nein|non|nao|nee|nie' },
};

const WORDS_BY_VALUE = new Map(
  Object.entries(VALUES).map(([name, values]) => [
    name,
    new Map(Object.entries(values).flatMap(([value, words]) => words.split('|').map((word) => [word, value] as const))),
  ]),
);

/**
 * Returns the attribute of Google's product data that an attribute or option with this name is; undefined if it is none.
 * A text without parts, such as “free” for shipping, is no value of an attribute that has parts.
 */
export function findGoogleAttribute(name: string, value: string): string | undefined {
  const known = BY_NAME.get(toKey(name.replace(/^g:/i, '')));
  return known !== undefined && SHAPES[known]?.parts && !value.includes(':') ? undefined : known;
}

/** Returns what Google calls the value; the text itself if Google has no other word for it. */
function toGoogleValue(attribute: string, text: string): string {
  return WORDS_BY_VALUE.get(attribute)?.get(toKey(text)) ?? text.trim();
}

/** The parts that a value with fewer of them has, by attribute and their number. */
const SHORT_FORMS: Readonly<Record<string, Readonly<Record<number, readonly string[]>>>> = {
  shipping: { 2: ['country', 'price'], 3: ['country', 'service', 'price'] },
  product_detail: { 2: ['attribute_name', 'attribute_value'] },
};

const structured = (name: string, value: string, parts: readonly string[]): string => {
  const texts = value.split(':').map((text) => text.trim());
  const used = SHORT_FORMS[name]?.[texts.length] ?? parts;
  // Further colons belong to the last part.
  const first = texts.slice(0, used.length - 1);
  const all = [...first, texts.slice(first.length).join(':')];
  const elements = all.map((text, index) => element(`g:${used[index]}`, text)).join('');
  return elements ? `<g:${name}>${elements}</g:${name}>` : '';
};

/** Writes a value of an attribute of Google's product data as Google's XML has it. */
export function googleAttributeElements(name: string, value: string): string {
  const { between, parts } = SHAPES[name] ?? {};
  const values = between ? value.split(between) : [value];
  return values
    .filter((text) => text.trim())
    .map((text) => (parts ? structured(name, text, parts) : element(`g:${name}`, toGoogleValue(name, text))))
    .join('');
}
