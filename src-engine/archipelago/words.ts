import { z } from 'zod';
import { BUILDINGS, RESOURCES } from './data/schema-common.ts';

/** Schema of a resource, for states and moves. */
export const resourceSchema = z.enum(RESOURCES);
/** Schema of a building, for states and moves. */
export const buildingSchema = z.enum(BUILDINGS);
