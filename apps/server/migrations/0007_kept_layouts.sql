CREATE TABLE "layout_files" (
	"template_id" text NOT NULL,
	"hash" text NOT NULL,
	"path" text NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "layout_files_template_id_hash_path_pk" PRIMARY KEY("template_id","hash","path")
);
--> statement-breakpoint
CREATE INDEX "layout_files_hash" ON "layout_files" USING btree ("hash","path");--> statement-breakpoint
CREATE INDEX "layout_files_sha256" ON "layout_files" USING btree ("sha256");