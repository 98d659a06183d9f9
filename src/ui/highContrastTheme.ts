// A separate module, so that these colors are loaded only when needed.
export { teamsHighContrastTheme as highContrastTheme } from '@fluentui/react-components';
