import { z } from 'zod';

export const healthAnswer = z.object({ ok: z.literal(true), database: z.enum(['pglite', 'postgres']) });
export type HealthAnswer = z.infer<typeof healthAnswer>;
