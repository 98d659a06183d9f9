import { headerKey, splitCamel } from '../../records/headerKey';

/**
 * What is about purchasing, suppliers, the warehouse, notes of the staff, or what an import does with a row, wherever the
 * words appear in a name. Accents are left out, and words of German and Dutch are also found in compounds (`*`).
 * English, German, French, Portuguese, Spanish, Italian, Dutch, and Polish.
 */
const ANYWHERE = `
cogs|cost of goods|cost of good|wholesale|purchase price|purchasing price|purchase cost|purchase date|purchase order|purchase unit|last purchase|
buying price|buy price|bought price|supply price|trade price|dealer price|net purchase|landed price|floor price|transfer price|
margin|margins|markup|mark up|profit|profits|commission|reorder level|reorder point|reorder quantity|reorder qty|
supplier|suppliers|wholesaler|distributor|vendor sku|vendor code|vendor price|vendor stock|vendor part no|vendor part number|vendor item number|vendor reference|
bin location|bin number|bin no|bin code|bin picking|bin name|warehouse location|warehouse bin|storage location|storage bin|shelf location|shelf number|stock location|rack location|pick location|picking location|
internal note|internal notes|internal comment|internal comments|internal remark|internal remarks|internal memo|internal use|internal only|private note|private notes|admin note|admin notes|admin comment|admin comments|staff note|staff notes|employee note|confidential|
update delete|delete existing|stop processing|tags command|variant command|image command|metafield command|import command|import action|
*einkaufspreis*|*einkaufpreis*|einkauf|einkaufs|*lieferant*|*zulieferer*|*selbstkosten*|*gestehungskosten*|*herstellkosten*|*herstellungskosten*|*einstandspreis*|*einstandskosten*|*bezugspreis*|*bezugskosten*|*wareneinsatz*|
marge|*gewinnmarge*|*handelsspanne*|*gewinnspanne*|*rohertrag*|*rohgewinn*|*deckungsbeitrag*|*kalkulationsaufschlag*|*grosshandelspreis*|*handlereinkauf*|*haendlereinkauf*|provision|ekpreis|ek preis|ek netto|ek brutto|netto ek|preis ek netto|hek|
*lagerort*|*lagerplatz*|*lagerfach*|*lagerregal*|*regalplatz*|*regalfach*|interne notiz|interne notizen|interne bemerkung|interne bemerkungen|interne anmerkung|interne anmerkungen|interner kommentar|interne kommentare|interner hinweis|interne hinweise|
prix d achat|prix dachat|prix achat|prix de revient|prix revient|prix de gros|prix d achat ht|pa ht|fournisseur|fournisseurs|grossiste|benefice net|taux de marque|note interne|notes internes|commentaire interne|commentaires internes|remarque interne|remarques internes|emplacement de stockage|emplacement entrepot|emplacement stock|
preco de custo|preco custo|preco de compra|preco compra|preco de aquisicao|fornecedor|fornecedores|grossista|margem|margem de lucro|lucro|nota interna|notas internas|observacao interna|observacoes internas|comentario interno|comentarios internos|localizacao no armazem|localizacao em armazem|localizacao no estoque|localizacao no stock|
precio de compra|precio compra|precio de costo|precio de coste|precio costo|precio coste|precio mayorista|proveedor|proveedores|mayorista|margen|ganancia|ganancias|comentario interno|comentarios internos|ubicacion en almacen|ubicacion almacen|ubicacion del almacen|
prezzo di acquisto|prezzo d acquisto|prezzo acquisto|prezzo di costo|prezzo ingrosso|prezzo all ingrosso|fornitore|fornitori|margine|ricarico|note interne|commento interno|commenti interni|posizione magazzino|posizione in magazzino|ubicazione magazzino|
*inkoopprijs*|inkoop|*kostprijs*|*leverancier*|*winstmarge*|*groothandelsprijs*|interne notitie|interne notities|interne opmerking|interne opmerkingen|*magazijnlocatie*|*schaplocatie*|
cena zakupu|ceny zakupu|cena hurtowa|koszt zakupu|dostawca|dostawcy|dostawcow|hurtownia|marza|narzut|zysk|notatka wewnetrzna|notatki wewnetrzne|uwagi wewnetrzne|uwaga wewnetrzna|lokalizacja w magazynie|lokalizacja magazynowa|miejsce w magazynie`;

/** Words that mean this only if they are the whole name. */
const ALONE = `
ek|hek|baseprice ek|bprice|b price|pa|dealer net|
note|notes|memo|remark|remarks|comment|comments|notiz|notizen|bemerkung|bemerkungen|anmerkung|anmerkungen|kommentar|kommentare|remarque|remarques|commentaire|commentaires|observacao|observacoes|observacion|observaciones|osservazione|osservazioni|opmerking|opmerkingen|notitie|notities|uwagi|notatki|notatka|notas|
bin|bins|location|locations|stock location|shelf|emplacement|ubicacion|localizacao|ubicazione|locatie|lokalizacja|
command|commands|action|befehl|aktion|commande import|comando|azione|actie|polecenie`;

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
  return COST.test(key) && !PUBLIC_COST.test(key);
};

/**
 * Whether an attribute or a column with this name, or an attribute with this code, is internal unless its definition says
 * otherwise: costs, purchase prices, margins, suppliers with their SKUs and stock, places in the warehouse, notes of the
 * staff, and commands of imports.
 */
export function isInternalName(name: string): boolean {
  const known = kept.get(name);
  if (known !== undefined) return known;
  if (kept.size === MAX_KEPT) kept.clear();
  const isInternal = matches(name);
  kept.set(name, isInternal);
  return isInternal;
}
