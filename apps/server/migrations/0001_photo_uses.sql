CREATE TABLE "collage_photos" (
	"collage_id" bigint NOT NULL,
	"photo_id" bigint NOT NULL,
	CONSTRAINT "collage_photos_collage_id_photo_id_pk" PRIMARY KEY("collage_id","photo_id")
);
--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
UPDATE "photos" SET "seen_at" = "created_at";--> statement-breakpoint
ALTER TABLE "photos" ALTER COLUMN "seen_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "collage_photos" ADD CONSTRAINT "collage_photos_collage_id_collages_id_fk" FOREIGN KEY ("collage_id") REFERENCES "public"."collages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collage_photos" ADD CONSTRAINT "collage_photos_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collage_photos_photo" ON "collage_photos" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "collage_versions_picture" ON "collage_versions" USING btree ("picture_sha256");--> statement-breakpoint
CREATE INDEX "photos_sha256" ON "photos" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "photos_web_sha256" ON "photos" USING btree ("web_sha256");--> statement-breakpoint
CREATE INDEX "photos_thumb_sha256" ON "photos" USING btree ("thumb_sha256");--> statement-breakpoint
INSERT INTO "collage_photos" ("collage_id", "photo_id")
SELECT DISTINCT named."collage_id", "photos"."id"
FROM (
	SELECT "collage_id", (regexp_matches("xml", '<photo\M[^>]*?\sid="([1-9]\d{0,15})"', 'g'))[1]::bigint AS "photo_id"
	FROM "collage_versions"
) AS named
JOIN "photos" ON "photos"."id" = named."photo_id";
