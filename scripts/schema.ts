import { sdl } from '../mocks/sdl.generated';
import { sortedSdl } from './schema/sortedSdl';

process.stdout.write(sortedSdl(sdl));
