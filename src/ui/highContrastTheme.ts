// A module of its own, so that only those who need these colours load them.
export { teamsHighContrastTheme as highContrastTheme } from '@fluentui/react-components';
