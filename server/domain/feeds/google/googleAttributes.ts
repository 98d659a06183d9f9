import { headerKey } from '#server/records/headerKey';
import { GOOGLE_SHAPES, GOOGLE_SHORT_FORMS, type GoogleName } from '#server/records/googleShapes';
import { element } from '../xml';

/** Names of attributes in English, German, French, Portuguese, Spanish, Italian, Dutch, and Polish, without accents. */
const NAMES: Readonly<Partial<Record<GoogleName, string>>> = {
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
  ...(Object.keys(GOOGLE_SHAPES) as GoogleName[]).map((name) => [name.replaceAll('_', ' '), name] as const),
  ...(Object.entries(NAMES) as [GoogleName, string][]).flatMap(([name, words]) =>
    words.split('|').map((word) => [word, name] as const),
  ),
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
 * Returns the attribute of Google's product data that an attribute or option with this name is; undefined if it is
 * none. A text without parts, such as “free” for shipping, is no value of an attribute that has parts.
 */
export function findGoogleAttribute(name: string, value: string): GoogleName | undefined {
  const known = BY_NAME.get(toKey(name.replace(/^g:/i, '')));
  return known !== undefined && GOOGLE_SHAPES[known].parts && !value.includes(':') ? undefined : known;
}

/** Returns what Google calls the value; the text itself if Google has no other word for it. */
function toGoogleValue(attribute: string, text: string): string {
  return WORDS_BY_VALUE.get(attribute)?.get(toKey(text)) ?? text.trim();
}

const structured = (name: string, value: string, parts: readonly string[]): string => {
  const texts = value.split(':');
  const used = GOOGLE_SHORT_FORMS[name]?.[texts.length] ?? parts;
  // Further colons belong to the last part.
  const first = texts.slice(0, used.length - 1);
  const all = [...first, texts.slice(first.length).join(':')];
  const elements = all.map((text, index) => element(`g:${used[index]}`, text.trim())).join('');
  return elements ? `<g:${name}>${elements}</g:${name}>` : '';
};

/** Writes a value of an attribute of Google's product data as Google's XML has it. */
export function googleAttributeElements(name: GoogleName, value: string): string {
  const { between, parts } = GOOGLE_SHAPES[name];
  const values = between ? value.split(between) : [value];
  return values
    .filter((text) => text.trim())
    .map((text) => (parts ? structured(name, text, parts) : element(`g:${name}`, toGoogleValue(name, text))))
    .join('');
}
