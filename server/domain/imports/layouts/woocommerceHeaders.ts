/** Headers of exports from shops in German, French, or Spanish, as `headerKey`s, by those in English. */
const TRANSLATIONS: Readonly<Record<string, string>> = {
  type: 'typ|tipo',
  sku: 'artikelnummer|ugs',
  'gtin upc ean or isbn': 'gtin upc ean oder isbn|gtin upc ean ou isbn|gtin upc ean o isbn',
  name: 'nom|nombre',
  published: 'veröffentlicht|publié|publicado',
  'is featured': 'ist hervorgehoben|mis en avant|está destacado',
  'visibility in catalog': 'sichtbarkeit im katalog|visibilidad en el catálogo',
  'short description': 'kurzbeschreibung|description courte|descripción corta',
  description: 'beschreibung|descripción',
  'date sale price starts':
    'datum an dem angebotspreis beginnt|date de début de promo|día en que empieza el precio rebajado',
  'date sale price ends': 'datum an dem angebotspreis endet|date de fin de promo|día en que termina el precio rebajado',
  'tax status': 'steuerstatus|état de la tva|estado del impuesto',
  'tax class': 'steuerklasse|classe de tva|clase de impuesto',
  'in stock': 'vorrätig|en stock|existencias',
  stock: 'lager|bestand|inventario',
  'low stock amount': 'geringe lagermenge|montant de stock faible|cantidad de bajo inventario',
  'backorders allowed':
    'lieferrückstände erlaubt|lieferrückstande erlaubt|autoriser les commandes de produits en rupture|permitir reservas de productos agotados',
  'sold individually': 'nur einzeln verkaufen|vendre individuellement|vendido individualmente',
  'allow customer reviews': 'kundenrezensionen erlauben|autoriser les avis clients|permitir valoraciones de clientes',
  'purchase note': 'hinweis zum kauf|note de commande|nota de compra',
  'sale price': 'angebotspreis|tarif promo|precio rebajado',
  'regular price': 'regulärer preis|tarif régulier|precio normal',
  categories: 'kategorien|catégories|categorías',
  tags: 'schlagwörter|étiquettes|etiquetas',
  'shipping class': 'versandklasse|classe d expédition|clase de envío',
  images: 'bilder|imágenes',
  'download limit': 'downloadlimit|limite de téléchargement|límite de descargas',
  'download expiry days':
    'ablauftage des downloads|jours d expiration du téléchargement|días de caducidad de la descarga',
  parent: 'übergeordnetes produkt|superior',
  'grouped products': 'gruppierte produkte|groupes de produits|productos agrupados',
  upsells: 'zusatzverkäufe|produits suggérés|ventas dirigidas',
  'cross sells': 'querverkäufe|ventes croisées|ventas cruzadas',
  'external url': 'externe url|url externe|url externa',
  'button text': 'libellé du bouton|texto del botón',
  position: 'posición',
  brands: 'marken|marques|marcas',
};

/** The header in English with those of the other languages. */
export function inAllLanguages(key: string): string[] {
  return [key, ...(TRANSLATIONS[key]?.split('|') ?? [])];
}
