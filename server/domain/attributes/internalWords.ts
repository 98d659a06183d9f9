import { headerKey, splitCamel } from '../../records/headerKey';

/**
 * What is about purchasing, suppliers, the warehouse, notes of the staff, or what an import does with a row, wherever
 * the words appear in a name. Accents are left out, and words of German and Dutch are also found in compounds (`*`).
 * English, German, French, Portuguese, Spanish, Italian, Dutch, and Polish.
 */
const ANYWHERE = `
cogs|cost of goods|cost of good|wholesale|purchase price|purchaseprice|buy in price|factory price|purchasing price|purchase cost|purchase date|purchase order|purchase unit|last purchase|
buying price|buy price|bought price|supply price|trade price|dealer price|net purchase|landed price|floor price|transfer price|
margin|margins|markup|mark up|profit|profits|commission|reorder level|reorder point|reorder quantity|reorder qty|
supplier|suppliers|wholesaler|distributor|vendor sku|vendor code|vendor price|vendor stock|vendor part no|vendor part number|vendor item number|vendor reference|
bin location|bin number|bin no|bin code|bin picking|bin name|warehouse location|warehouse bin|storage location|storage bin|shelf location|shelf number|stock location|rack location|pick location|picking location|stock note|stock notes|
internal use|internal only|private note|private notes|admin note|admin notes|admin comment|admin comments|staff note|staff notes|employee note|buyer note|buyer notes|confidential|
update delete|delete existing|stop processing|tags command|variant command|image command|metafield command|import command|import action|
*einkaufspreis*|*einkaufpreis*|einkauf|einkaufs|*lieferant*|*zulieferer*|*selbstkosten*|*gestehungskosten*|*herstellkosten*|*herstellungskosten*|*einstandspreis*|*einstandskosten*|*bezugspreis*|*bezugskosten*|*wareneinsatz*|
marge|*gewinnmarge*|*handelsspanne*|*gewinnspanne*|*rohertrag*|*rohgewinn*|*deckungsbeitrag*|*kalkulationsaufschlag*|*grosshandelspreis*|*handlereinkauf*|*haendlereinkauf*|provision|ekpreis|ek preis|ek netto|ek brutto|netto ek|preis ek netto|hek|ekp|hersteller ek|
*lagerort*|*lagerplatz*|*lagerfach*|*lagerregal*|*regalplatz*|*regalfach*|
prix d achat|prix dachat|prix coutant|prix achat|prix de revient|prix revient|prix de gros|prix d achat ht|pa ht|fournisseur|fournisseurs|grossiste|benefice net|taux de marque|emplacement de stockage|emplacement entrepot|emplacement stock|
preco de custo|preco custo|preco de compra|preco compra|preco de aquisicao|fornecedor|fornecedores|grossista|margem|margem de lucro|lucro|localizacao no armazem|localizacao em armazem|localizacao no estoque|localizacao no stock|
precio de compra|precio compra|precio de costo|precio de coste|precio costo|precio coste|precio mayorista|proveedor|proveedores|mayorista|margen|ganancia|ganancias|ubicacion en almacen|ubicacion almacen|ubicacion del almacen|
prezzo di acquisto|prezzo d acquisto|prezzo acquisto|prezzo di costo|prezzo ingrosso|prezzo all ingrosso|fornitore|fornitori|margine|ricarico|posizione magazzino|posizione in magazzino|ubicazione magazzino|
*inkoopprijs*|*inkoopsprijs*|inkoop|*kostprijs*|*leverancier*|*winstmarge*|*groothandelsprijs*|*magazijnlocatie*|*schaplocatie*|
cena zakupu|ceny zakupu|cena hurtowa|koszt zakupu|dostawca|dostawcy|dostawcow|hurtownia|marza|narzut|zysk|lokalizacja w magazynie|lokalizacja magazynowa|miejsce w magazynie`;

/** Words that mean this only if they are the whole name. */
const ALONE = `
ek|hek|kosten|baseprice ek|bprice|b price|pa|dealer net|
note|notes|memo|remark|remarks|comment|comments|notiz|notizen|bemerkung|bemerkungen|anmerkung|anmerkungen|kommentar|kommentare|remarque|remarques|commentaire|commentaires|observacao|observacoes|observacion|observaciones|osservazione|osservazioni|opmerking|opmerkingen|notitie|notities|uwagi|notatki|notatka|notas|
bin|bins|warehouse|location|locations|stock location|shelf|emplacement|ubicacion|localizacao|ubicazione|locatie|lokalizacja|
command|commands|action|befehl|aktion|commande import|comando|azione|actie|polecenie`;

/**
 * Notes, comments, and remarks, which are internal if another word of the name says so. An internal reference is a SKU.
 */
const REMARK =
  /\b(notes?|notas?|notiz(en)?|notities?|notat(ka|ki)|uwag[ai]|comments?|commentaires?|comentarios?|comment[oi]|kommentare?|komentarz(e)?|remarks?|remarques?|bemerkung(en)?|anmerkung(en)?|hinweise?|opmerking(en)?|observac(ao|oes|ion|iones)|osservazion[ei]|memos?)\b/;

const INTERNAL = /\b(internal|intern(e|en|er|es|o|os|a|as|i)?|wewnetrzn\w*)\b/;

/** What buyers can be told about costs: those of shipping and use. */
const PUBLIC_COST =
  /\b(shipping|subscription|delivery|freight|postage|energy|running|operating|low|no|livraison|expedition|port|envio|entrega|frete|spedizione|consegna|wysylki|wysylka|dostawy|verzend|energia|energetyczny)\b/;

const COST = /\b(cost|costs|costprice|cout|couts|custo|custos|coste|costes|costo|costos|costi|koszt|koszty)\b/;

const toList = (words: string) => words.replaceAll('\n', '').split('|').filter(Boolean);

/** The words separated by spaces, without accents. */
const toKey = (name: string) =>
  headerKey(
    splitCamel(name).normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L'),
  ).replaceAll('ß', 'ss');

const WORDS = new RegExp(
  toList(ANYWHERE)
    .map((word) => `${word.startsWith('*') ? '' : '\\b'}${word.replaceAll('*', '')}${word.endsWith('*') ? '' : '\\b'}`)
    .join('|'),
);

const NAMES: ReadonlySet<string> = new Set(toList(ALONE));

const MAX_KEPT = 10_000;

const kept = new Map<string, boolean>();

const matches = (name: string): boolean => {
  const key = toKey(name);
  if (NAMES.has(key) || WORDS.test(key)) return true;
  if (INTERNAL.test(key) && REMARK.test(key)) return true;
  return COST.test(key) && !PUBLIC_COST.test(key);
};

/**
 * Whether an attribute or a column with this name, or an attribute with this code, is internal unless its definition
 * says otherwise: costs, purchase prices, margins, suppliers with their SKUs and stock, places in the warehouse, notes
 * of the staff, and commands of imports.
 */
export function isInternalName(name: string): boolean {
  const known = kept.get(name);
  if (known !== undefined) return known;
  if (kept.size === MAX_KEPT) kept.clear();
  const isInternal = matches(name);
  kept.set(name, isInternal);
  return isInternal;
}
