import { BookOpenRegular } from '@fluentui/react-icons/svg/book-open';
import { paths } from '#routing/paths';
import type { Screen } from '#routing/screen';
import { titles } from './titles';

const ability = { action: 'read', subject: 'KnowledgeBase' };

export const screens: readonly Screen[] = [
  {
    path: paths.knowledgeBase,
    title: titles.home,
    load: () => import('./KnowledgeBase').then((module) => module.KnowledgeBase),
    nav: { icon: BookOpenRegular, order: 30, group: 'pages' },
    ability,
    keywords: ['help', 'manual', 'articles', 'support', 'how to'],
  },
  {
    path: paths.knowledgeBaseCategory,
    title: titles.category,
    load: () => import('./CategoryView').then((module) => module.CategoryView),
    parent: paths.knowledgeBase,
    ability,
  },
  {
    path: paths.knowledgeBaseArticle,
    title: titles.article,
    load: () => import('./ArticleView').then((module) => module.ArticleView),
    parent: paths.knowledgeBaseCategory,
    ability,
  },
];
