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
  forms: [
    ...(['text-inputs', 'number-inputs', 'text-areas', 'checkboxes', 'radio-buttons', 'switches'] as const),
    ...(['selects', 'autocomplete', 'date-and-time', 'file-upload', 'input-masks', 'repeating-fields'] as const),
    ...(['rating-inputs', 'rich-text', 'form-layouts', 'form-validation', 'wizards'] as const),
  ],
  tables: [
    ...([
      'basic-tables',
      'striped-tables',
      'selectable-tables',
      'sortable-tables',
      'expandable-tables',
      'editable-tables',
    ] as const),
    ...(['employee-table'] as const),
  ],
  charts: [
    ...([
      'area-chart',
      'line-chart',
      'bar-chart',
      'grouped-bar-chart',
      'stacked-bar-chart',
      'horizontal-bar-chart',
    ] as const),
    ...(['pie-chart', 'donut-chart', 'gauge', 'heat-map', 'sparklines', 'sankey-diagram'] as const),
  ],
} as const;

/** A section of the index. */
export type ComponentSection = keyof typeof componentIds;

/** The id of a page. */
export type ComponentId = (typeof componentIds)[ComponentSection][number];
