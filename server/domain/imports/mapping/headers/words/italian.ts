import type { HeaderWords } from './headerWords';

/** Usual headers in Italian. */
export const ITALIAN: HeaderWords = {
  sku: 'codice|codice articolo|codice prodotto|riferimento|cod articolo|cod art|numero articolo|riferimento prodotto',
  name: 'nome|nome prodotto|titolo|nome del prodotto|prodotto|articolo|denominazione|nome articolo',
  slug: 'url riscritto',
  link: 'collegamento|link prodotto|link al prodotto|link del prodotto|pagina prodotto|url prodotto|url del prodotto',
  description: 'descrizione|descrizione prodotto|descrizione lunga|descrizione breve|descrizione completa|riepilogo',
  brand: 'marca|marchio|produttore|fabbricante|nome marca',
  gtin: 'codice a barre|codice ean|cod ean|codice barre',
  mpn: 'codice produttore|riferimento produttore|codice del produttore',
  status: 'attivo|stato|pubblicato|visibile|attivato|stato prodotto|visibilità|abilitato|online|stato del prodotto',
  hidden: 'nascosto|nascondi|disattivato|disabilitato|inattivo|invisibile|non visibile',
  tracked:
    'gestisci magazzino|gestione magazzino|gestione scorte|traccia inventario|traccia giacenza|monitora scorte|gestisci scorte',
  categories: 'categoria|categorie|categoria principale|categoria prodotto|reparto|percorso categoria',
  price: 'prezzo|prezzo di vendita|prezzo unitario|prezzo finale|prezzo vendita|prezzo al pubblico|prezzo base',
  salePrice:
    'prezzo scontato|prezzo in offerta|prezzo offerta|prezzo promozionale|prezzo promo|prezzo speciale|prezzo saldo',
  compareAtPrice:
    'prezzo originale|prezzo precedente|prezzo barrato|prezzo normale|prezzo pieno|prezzo regolare|prezzo di listino|vecchio prezzo|prezzo consigliato',
  currency: 'valuta|codice valuta|divisa',
  images:
    'immagine|immagini|url immagine|immagine principale|foto|fotografia|immagini aggiuntive|link immagine|url dell immagine',
  seoTitle: 'titolo seo|meta titolo|metatitolo',
  seoDescription: 'descrizione seo|meta descrizione|metadescrizione',
  externalReference: 'id prodotto|riferimento esterno|id articolo',
  stock:
    'quantità|giacenza|giacenze|scorte|magazzino|quantità disponibile|quantità in magazzino|qta|disponibilità magazzino|pezzi',
  availability: 'disponibilità|disponibile|in magazzino|stato magazzino|disponibilità prodotto',
  availableFrom: 'disponibile dal|disponibile da|data di disponibilità|data disponibilità|data di uscita|in uscita il',
  backorders: 'consenti ordini arretrati|ordini arretrati consentiti|ordini arretrati|consenti ordini senza scorte',
  saleFrom:
    'inizio offerta|inizio saldi|offerta dal|inizio promozione|promozione dal|data inizio offerta|sconto dal|inizio sconto|data di inizio offerta|in offerta dal|saldi dal|offerta da',
  saleUntil:
    'fine offerta|fine saldi|offerta al|fine promozione|promozione al|data fine offerta|sconto al|fine sconto|data di fine offerta|in offerta fino al|saldi al|offerta fino al|offerta a',
  parent: 'prodotto padre|sku padre|articolo padre|codice padre|prodotto principale',
  family: 'famiglia prodotti|famiglia di prodotti',
  variantReference: 'id variante|id della variante|id variazione',
  variantSku: 'sku variante|codice variante',
  variantName: 'variante|nome variante',
};
