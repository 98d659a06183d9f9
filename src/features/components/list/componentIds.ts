/** The ids of all pages by section, in the order of the index. They are the last part of the pages’ paths. */
export const componentIds = {
  components: [
    'accordion',
    'alerts-and-toasts',
    'avatars',
    'badges-and-tags',
    'breadcrumbs',
    'buttons',
    'cards',
    'carousel',
    'dialogs-and-drawers',
    'dropdowns-and-menus',
    'icons',
    'images',
    'lists',
    'pagination',
    'popovers',
    'progress',
    'ratings',
    'skeletons',
    'sliders',
    'spinners',
    'tabs',
    'timeline',
    'tooltips',
    'tree',
    'typography',
    'colors-and-tokens',
    'spacing',
    'transitions',
  ],
  forms: [],
  tables: [],
  charts: [],
} as const;

/** A section of the index. */
export type ComponentSection = keyof typeof componentIds;

/** The id of a page. */
export type ComponentId = (typeof componentIds)[ComponentSection][number];
