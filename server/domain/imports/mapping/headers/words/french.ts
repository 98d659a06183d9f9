import type { HeaderWords } from './headerWords';

/** Usual headers in French. */
export const FRENCH: HeaderWords = {
  sku: 'référence|référence produit|code article|ugs|référence article|code produit|numéro d article',
  name: 'nom|nom du produit|désignation|libellé|titre|produit|nom de l article|intitulé|titre du produit',
  slug: 'url simplifiée',
  link: 'lien|lien produit|lien du produit|page produit|url du produit|url produit',
  description: 'description courte|description longue|description du produit|résumé|descriptif',
  brand: 'marque|fabricant|nom de la marque',
  gtin: 'code barres|code barre|code ean|gencod|code à barres',
  mpn: 'référence fabricant|référence constructeur',
  status: 'actif|statut|publié|visible|active|activé|en ligne|statut du produit|visibilité',
  hidden: 'masqué|caché|désactivé|inactif|masquer|invisible|hors ligne',
  tracked:
    'suivre le stock|suivi du stock|suivi de stock|gérer le stock|gestion du stock|gestion de stock|suivre les stocks',
  categories: 'catégorie|catégories|rayon|famille produit|catégorie principale|chemin de catégorie',
  price: 'prix|prix de vente|prix unitaire|prix public|tarif|prix ttc|prix ht',
  salePrice: 'prix promo|prix promotionnel|tarif promo|prix soldé|prix remisé|prix réduit|prix de solde',
  compareAtPrice: 'prix barré|tarif régulier|ancien prix|prix d origine|prix normal|prix régulier|prix conseillé',
  currency: 'devise|code devise',
  images:
    'photo|photos|image principale|url de l image|url image|lien de l image|images supplémentaires|visuel|visuels',
  seoTitle: 'balise titre|titre seo|méta titre|titre méta',
  seoDescription: 'balise description|description seo|méta description',
  externalReference: 'id produit|identifiant|référence externe',
  stock: 'quantité|quantité en stock|stock disponible|quantité disponible|qté|qté stock|niveau de stock',
  availability: 'disponibilité|disponible|en stock|état du stock|statut du stock',
  availableFrom: 'disponible à partir du|disponible le|date de disponibilité|date de sortie|disponible dès le',
  backorders: 'commandes en rupture autorisées|précommandes autorisées|autoriser les commandes en rupture',
  saleFrom:
    'début promo|début de promo|date de début de promo|début de la promotion|promo du|début des soldes|soldes du|date début promo|début promotion|promotion du',
  saleUntil:
    'fin promo|fin de promo|date de fin de promo|fin de la promotion|promo au|fin des soldes|soldes au|date fin promo|fin promotion|promotion au',
  parent: 'produit parent|référence parent|parent ugs|article parent',
  family: 'famille de produits',
  variantReference: 'id variante|id de la variante|id variation|id déclinaison|identifiant variante',
  variantSku: 'référence de la déclinaison|référence déclinaison|ugs variante|référence variante',
  variantName: 'variante|déclinaison',
};
