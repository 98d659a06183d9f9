import type { HeaderWords } from './headerWords';

/** Usual headers in Portuguese. */
export const PORTUGUESE: HeaderWords = {
  sku: 'referência|código|código do produto|código do artigo|código artigo|ref|referência do produto',
  name: 'nome|nome do produto|título|produto|artigo|designação|nome do artigo',
  slug: 'url reescrita',
  link: 'ligação|link do produto|ligação do produto|página do produto|url do produto',
  description: 'descrição|descrição do produto|descrição longa|descrição curta|descrição completa|resumo',
  brand: 'marca|fabricante|nome da marca',
  gtin: 'código de barras|código ean|ean código',
  mpn: 'referência do fabricante|código do fabricante',
  status: 'ativo|activo|estado|publicado|visível|exibir na loja|situação|visibilidade|estado do produto|ativado',
  hidden: 'oculto|escondido|ocultar|desativado|inativo|invisível|desactivado',
  tracked:
    'controlar estoque|controle de estoque|gerenciar estoque|gestão de estoque|gestão de stock|gerir stock|controlar stock|rastrear estoque',
  categories: 'categoria|categorias|categoria principal|departamento|categoria do produto',
  price: 'preço|preço de venda|preço unitário|preço final|pvp',
  salePrice: 'preço promocional|preço de promoção|preço com desconto|preço em promoção|preço de saldo|preço reduzido',
  compareAtPrice: 'preço original|preço anterior|preço antigo|preço normal|preço riscado|preço regular|preço de tabela',
  currency: 'moeda|código da moeda',
  images: 'imagem|imagens|url da imagem|imagem principal|fotografia|fotografias|imagens adicionais|link da imagem',
  seoTitle: 'título seo|meta título',
  seoDescription: 'descrição seo|meta descrição',
  externalReference: 'id produto|id do produto|referência externa',
  stock:
    'quantidade|estoque|stock disponível|quantidade em stock|quantidade em estoque|existências|qtd|quantidade disponível',
  availability: 'disponibilidade|disponível|em stock|em estoque|estado do stock',
  availableFrom: 'disponível a partir de|data de disponibilidade|data de lançamento|disponível em',
  backorders: 'permitir encomendas sem stock|encomendas sem stock|permitir pedidos em espera',
  saleFrom:
    'início da promoção|início promoção|promoção de|data de início da promoção|promoção a partir de|início do desconto|início dos saldos|data início promoção',
  saleUntil:
    'fim da promoção|fim promoção|promoção até|data de fim da promoção|fim do desconto|fim dos saldos|data fim promoção|término da promoção',
  parent: 'produto pai|sku pai|referência pai|artigo pai',
  family: 'família de produtos|família do produto',
  variantReference: 'id da variante|id variante|id da variação|id variação',
  variantSku: 'sku da variante|referência da variante|sku variante',
  variantName: 'variante|nome da variante',
};
