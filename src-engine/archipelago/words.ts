import { z } from 'zod';
import { BUILDINGS, RESOURCES } from './data/schema-common.ts';

/** The resources and buildings as schemas, for states and moves. */
export const resourceSchema = z.enum(RESOURCES);
export const buildingSchema = z.enum(BUILDINGS);
