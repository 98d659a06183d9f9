import type { HeaderWords } from './headerWords';

/** Usual headers in Dutch. */
export const DUTCH: HeaderWords = {
  sku: 'artikelnummer|artikelcode|productcode|productnummer|bestelnummer|artikelnr',
  name: 'naam|productnaam|titel|product|artikel|artikelnaam|benaming|producttitel|omschrijving kort',
  slug: 'url sleutel',
  link: 'productlink|productpagina|link naar product|product link',
  description:
    'beschrijving|omschrijving|productbeschrijving|productomschrijving|lange beschrijving|korte beschrijving|lange omschrijving|korte omschrijving',
  brand: 'merk|fabrikant|producent|merknaam',
  gtin: 'streepjescode|barcode|ean code|eancode',
  mpn: 'fabrikantcode|artikelnummer fabrikant|artikelcode fabrikant|fabrikant artikelnummer',
  status: 'actief|status|gepubliceerd|zichtbaar|productstatus|ingeschakeld|zichtbaarheid|online|geactiveerd',
  hidden: 'verborgen|verbergen|uitgeschakeld|inactief|gedeactiveerd|onzichtbaar|niet zichtbaar',
  tracked: 'voorraad bijhouden|voorraad beheren|voorraadbeheer|voorraad volgen',
  categories: 'categorie|categorieën|hoofdcategorie|productcategorie|productgroep|artikelgroep|categoriepad',
  price: 'prijs|verkoopprijs|stukprijs|eenheidsprijs|consumentenprijs|basisprijs|winkelprijs',
  salePrice: 'aanbiedingsprijs|actieprijs|kortingsprijs|speciale prijs|uitverkoopprijs|afgeprijsde prijs|promotieprijs',
  compareAtPrice:
    'adviesprijs|oude prijs|oorspronkelijke prijs|van prijs|vanprijs|normale prijs|reguliere prijs|originele prijs|adviesverkoopprijs',
  currency: 'valuta|munteenheid|valutacode',
  images:
    'afbeelding|afbeeldingen|afbeelding url|url afbeelding|hoofdafbeelding|foto|productafbeelding|extra afbeeldingen|plaatje|afbeeldingslink',
  seoTitle: 'meta titel|seo titel',
  seoDescription: 'meta beschrijving|seo beschrijving|meta omschrijving',
  externalReference: 'externe id|product id|externe referentie',
  stock:
    'voorraad|aantal|hoeveelheid|voorraadaantal|aantal op voorraad|beschikbaar aantal|voorraadniveau|voorraad aantal',
  availability: 'beschikbaarheid|beschikbaar|op voorraad|leverbaar|voorraadstatus|leverstatus',
  availableFrom:
    'beschikbaar vanaf|leverbaar vanaf|releasedatum|verschijningsdatum|beschikbaarheidsdatum|leverbaar per',
  backorders: 'nabestellingen toestaan|nabestellen toegestaan|nabestellingen toegestaan|backorders toestaan',
  saleFrom:
    'aanbieding van|aanbieding vanaf|begin aanbieding|start aanbieding|actie van|actie vanaf|startdatum aanbieding|begindatum aanbieding|startdatum actie|korting vanaf|uitverkoop vanaf|aanbiedingsprijs vanaf|actieprijs vanaf',
  saleUntil:
    'aanbieding tot|einde aanbieding|actie tot|einddatum aanbieding|einddatum actie|einde actie|korting tot|uitverkoop tot|aanbieding t m|aanbiedingsprijs tot|actieprijs tot',
  parent: 'hoofdproduct|hoofdartikel|bovenliggend product|parent artikelnummer|hoofdartikelnummer',
  family: 'productfamilie',
  variantReference: 'id variant|variatie id|id van variant',
  variantSku: 'variant artikelnummer|variantcode|sku variant',
  variantName: 'variantnaam|naam variant',
};
