import type { HeaderWords } from './headerWords';

/** Usual headers in Polish. */
export const POLISH: HeaderWords = {
  sku: 'kod|kod produktu|symbol|indeks|numer katalogowy|kod towaru|numer produktu|numer artykułu|symbol produktu',
  name: 'nazwa|nazwa produktu|tytuł|produkt|nazwa towaru|towar|artykuł|tytuł produktu',
  slug: 'przyjazny adres',
  link: 'odnośnik|link do produktu|strona produktu|adres url produktu|url produktu',
  description: 'opis|opis produktu|długi opis|krótki opis|pełny opis|opis długi|opis krótki|opis skrócony',
  brand: 'marka|producent|nazwa marki|nazwa producenta',
  gtin: 'kod kreskowy|kod ean|kod paskowy',
  mpn: 'kod producenta|numer producenta|numer katalogowy producenta',
  status:
    'aktywny|aktywne|status|stan|opublikowany|opublikowane|widoczny|widoczne|widoczność|włączony|aktywna|status produktu|dostępny w sklepie',
  hidden: 'ukryty|ukryte|ukryj|wyłączony|nieaktywny|niewidoczny|nieaktywne|wyłączone',
  tracked:
    'śledź stan|śledzenie stanu|śledź stan magazynowy|zarządzaj stanem|zarządzanie stanem|zarządzanie stanem magazynowym|kontrola stanu magazynowego',
  categories: 'kategoria|kategorie|kategoria główna|kategoria produktu|grupa towarowa|ścieżka kategorii|dział',
  price: 'cena|cena sprzedaży|cena brutto|cena detaliczna|cena jednostkowa|cena netto|cena podstawowa',
  salePrice:
    'cena promocyjna|cena obniżona|cena po rabacie|cena wyprzedażowa|cena specjalna|cena po obniżce|promocyjna cena',
  compareAtPrice:
    'cena regularna|cena przed promocją|stara cena|cena katalogowa|cena przekreślona|cena poprzednia|cena przed obniżką|cena sugerowana',
  currency: 'waluta|kod waluty',
  images:
    'zdjęcie|zdjęcia|obraz|obrazek|obrazy|url zdjęcia|zdjęcie główne|adres zdjęcia|link do zdjęcia|grafika|obrazki|url obrazka',
  seoTitle: 'tytuł seo|meta tytuł|tytuł meta',
  seoDescription: 'opis seo|meta opis|opis meta',
  externalReference: 'id produktu|identyfikator|zewnętrzny id',
  stock:
    'ilość|stan magazynowy|ilość w magazynie|liczba sztuk|stany|magazyn|dostępna ilość|sztuk|ilość na stanie|ilość sztuk',
  availability: 'dostępność|dostępny|dostępne|w magazynie|na stanie|status dostępności',
  availableFrom: 'dostępny od|dostępne od|data dostępności|data premiery|dostępność od',
  backorders: 'zamówienia oczekujące|zezwalaj na zamówienia oczekujące|zamówienia bez stanu',
  saleFrom:
    'promocja od|początek promocji|data rozpoczęcia promocji|start promocji|wyprzedaż od|cena promocyjna od|rabat od|data początku promocji|obniżka od',
  saleUntil:
    'promocja do|koniec promocji|data zakończenia promocji|wyprzedaż do|cena promocyjna do|rabat do|data końca promocji|obniżka do',
  parent: 'produkt nadrzędny|produkt główny|kod rodzica|kod nadrzędny|sku rodzica',
  family: 'rodzina produktów',
  variantReference: 'id wariantu|identyfikator wariantu|id wariacji',
  variantSku: 'kod wariantu|sku wariantu|symbol wariantu',
  variantName: 'wariant|nazwa wariantu',
};
