/** The steps after a file is uploaded. */
export { ApplyStep } from './run/ApplyStep';
export { ImportFile } from './upload/ImportFile';
