ALTER TABLE "collages" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "collages" ADD COLUMN "removed_at" timestamp with time zone;