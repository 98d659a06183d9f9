import type { HeaderWords } from './headerWords';

/** Usual headers in German. */
export const GERMAN: HeaderWords = {
  sku: 'artikelnummer|artikelnr|art nr|bestellnummer|produktnummer|bestellnr',
  name: 'bezeichnung|artikelbezeichnung|artikelname|produktname|produktbezeichnung|titel|artikel|produkt|produkttitel',
  slug: 'url schlüssel|seo url',
  link: 'produktlink|produktseite|link zum produkt|link zur produktseite|artikellink|zielseite|produkt url|artikel url',
  description:
    'beschreibung|produktbeschreibung|artikelbeschreibung|langtext|langbeschreibung|kurzbeschreibung|detailbeschreibung',
  brand: 'marke|hersteller|markenname|hersteller name|herstellername',
  gtin: 'strichcode|barcode|ean nummer|ean nr|gtin nummer|gtin nr|ean gtin',
  mpn: 'herstellernummer|herstellerartikelnummer|hersteller artikelnummer|hersteller artikelnr|herstellernr',
  status: 'aktiv|sichtbar|veröffentlicht|artikelstatus|produktstatus|sichtbarkeit|aktiviert|online|freigegeben',
  hidden: 'versteckt|ausgeblendet|verborgen|deaktiviert|inaktiv|unsichtbar|gesperrt|ausblenden|nicht sichtbar',
  tracked:
    'bestand führen|lagerbestand führen|bestandsführung|lagerbestandsführung|bestand verfolgen|bestand verwalten|lagerbestand verwalten|bestandsverwaltung',
  categories: 'kategorie|kategorien|warengruppe|kategorie ebene|kategoriepfad|produktkategorie|hauptkategorie',
  price: 'preis|verkaufspreis|bruttopreis|vk preis|vk|einzelpreis|endpreis|listenpreis|ladenpreis|nettopreis',
  salePrice: 'aktionspreis|angebotspreis|sonderpreis|reduzierter preis|rabattpreis|ermäßigter preis',
  compareAtPrice:
    'uvp|uvp preis|streichpreis|regulärer preis|alter preis|normalpreis|statt preis|unverbindliche preisempfehlung',
  currency: 'währung|währungscode',
  images:
    'bild|bilder|bild url|bildurl|bildlink|bild urls|foto|fotos|produktbild|produktbilder|hauptbild|weitere bilder|artikelbild',
  seoTitle: 'meta titel|seo titel',
  seoDescription: 'meta beschreibung|seo beschreibung',
  externalReference: 'artikel id|produkt id|externe id',
  stock:
    'bestand|lagerbestand|menge|lagerbestand gesamt|stückzahl|anzahl|lagermenge|verfügbare menge|verfügbarer bestand|stock menge',
  availability:
    'verfügbarkeit|lieferbar|verfügbar|auf lager|vorrätig|lagerstatus|lieferstatus|lieferbarkeit|bestandsstatus',
  availableFrom: 'lieferbar ab|verfügbar ab|erscheinungsdatum|verfügbarkeitsdatum|erhältlich ab|lieferdatum',
  backorders: 'lieferrückstand erlaubt|lieferrückstände erlaubt|überverkauf|überverkauf erlaubt|nachbestellung erlaubt',
  saleFrom:
    'angebot ab|angebot von|aktion von|aktion ab|sonderpreis von|sonderpreis ab|angebotspreis von|angebotspreis ab|aktionspreis von|aktionspreis ab|angebotsbeginn|aktionsbeginn|rabatt von|rabatt ab|reduziert ab',
  saleUntil:
    'angebot bis|aktion bis|sonderpreis bis|angebotspreis bis|aktionspreis bis|angebotsende|aktionsende|rabatt bis|reduziert bis',
  parent: 'hauptartikel|vaterartikel|elternartikel|übergeordnetes produkt|hauptartikelnummer|vaterartikelnummer',
  family: 'produktfamilie',
  variantReference: 'varianten id|variations id|id der variante',
  variantSku: 'varianten sku|variantennummer|varianten artikelnummer',
  variantName: 'variante|variantenname',
};
