ALTER TABLE "collage_versions" ADD COLUMN "screenshot_sha256" text;--> statement-breakpoint
ALTER TABLE "collage_versions" ADD COLUMN "screenshot_bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "has_former_xml" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "has_former_xml" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "collage_versions_screenshot" ON "collage_versions" USING btree ("screenshot_sha256");--> statement-breakpoint
CREATE INDEX "collage_versions_former" ON "collage_versions" USING btree ("collage_id","version") WHERE screenshot_sha256 is null;--> statement-breakpoint
CREATE INDEX "orders_former_xml" ON "orders" USING btree ("id") WHERE has_former_xml and xml is not null;--> statement-breakpoint
CREATE INDEX "order_lines_former_xml" ON "order_lines" USING btree ("order_id","line") WHERE has_former_xml;--> statement-breakpoint
-- A server of before would answer without screenshots and, after a week, delete their blobs.
UPDATE "schema_info" SET "min_reader" = 29;
