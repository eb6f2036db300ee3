ALTER TABLE "photos" ADD COLUMN "zone_min" integer;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "is_file_time" boolean;