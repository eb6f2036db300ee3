DROP INDEX "collages_idle";--> statement-breakpoint
ALTER TABLE "collages" ADD COLUMN "found_ordered_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "collages_idle" ON "collages" USING btree ("updated_at") WHERE removed_at is null and found_ordered_at is null;